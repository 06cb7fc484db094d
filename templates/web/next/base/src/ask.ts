import 'server-only'
import { headers } from 'next/headers'
import { API_ORIGIN } from './api-origin'

/** Asks the server of this project on behalf of whoever opened the page. */
export async function ask<T>(path: string): Promise<T> {
  const cookie = (await headers()).get('cookie') ?? ''
  const response = await fetch(API_ORIGIN + path, { headers: { cookie }, cache: 'no-store' })
  if (!response.ok) throw new Error(`The server responded to ${path} with status ${response.status}.`)
  return (await response.json()) as T
}
