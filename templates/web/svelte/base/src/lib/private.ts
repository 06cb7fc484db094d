import { redirect } from '@sveltejs/kit'
import { session } from './session.svelte.ts'

/** The `load` of pages for people who are signed in; the others see where to do so. */
export async function load() {
  if (!(await session.load())) redirect(307, '/account')
}
