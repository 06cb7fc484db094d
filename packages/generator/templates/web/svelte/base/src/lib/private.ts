import { redirect } from '@sveltejs/kit'
import { session } from './session.svelte.ts'

/** The `load` of pages for signed-in users; others sign in first and are then returned to the page. */
export async function load({ url }: { url: URL }) {
  if (!(await session.load())) redirect(307, `/account?next=${url.pathname}`)
}
