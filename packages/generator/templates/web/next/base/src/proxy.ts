import { type NextRequest, NextResponse } from 'next/server'
import { API_ORIGIN } from './api-origin'

/** Forwards the browser's API requests to the API server. */
export function proxy({ nextUrl: { pathname, search } }: NextRequest) {
  return NextResponse.rewrite(new URL(pathname + search, API_ORIGIN))
}

export const config = { matcher: '/api/:path*' }
