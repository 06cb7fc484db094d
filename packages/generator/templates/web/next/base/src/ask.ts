import 'server-only'
import { headers } from 'next/headers'
import type { Answer } from './api'
import { API_ORIGIN } from './api-origin'
import type { paths } from './api-types'

/** Calls the API server with the cookies of the visitor. */
export async function ask<Path extends keyof paths>(path: Path): Promise<Answer<'get', Path>> {
  const cookie = (await headers()).get('cookie') ?? ''
  const response = await fetch(API_ORIGIN + path, { headers: { cookie }, cache: 'no-store' })
  if (!response.ok) throw new Error(`The server responded to ${path} with status ${response.status}.`)
  return response.json()
}
