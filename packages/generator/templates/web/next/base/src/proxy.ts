import { type NextRequest, NextResponse } from 'next/server'
import { API_ORIGIN } from './api-origin'

/** The browser asks this address for everything; what is the server's goes on to it. */
export function proxy({ nextUrl: { pathname, search } }: NextRequest) {
  return NextResponse.rewrite(new URL(pathname + search, API_ORIGIN))
}

export const config = { matcher: '/api/:path*' }
