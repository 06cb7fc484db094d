import { redirect } from '@sveltejs/kit'
import { session } from './session.svelte.ts'

/** The `load` of pages for people who are signed in; the others sign in first and come back. */
export async function load({ url }: { url: URL }) {
  if (!(await session.load())) redirect(307, `/account?next=${url.pathname}`)
}
