import { session } from '#lib/session.svelte.ts'

export async function load() {
  await session.load()
}
