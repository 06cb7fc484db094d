import { boolean } from 'valibot'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { assertStored, type StoredDefinition } from '@/shared/lib/storage'
import { createAskMachine } from '@machines/ask'
import { isOfflineCopyStored, KEY, WORKER } from '@/shared/lib/offline-copy'

export interface OfflineCopy {
  /** Whether this browser may keep one. */
  on: boolean
  /** How much it keeps now. */
  bytes: number
}

/** `look` changes nothing; `remove` gives the room back, until the next visit makes another copy. */
export type OfflineCopyOrder = 'look' | 'on' | 'off' | 'remove'

export const offlineCopyMachine = createAskMachine<OfflineCopyOrder, OfflineCopy>({
  id: 'offline-copy',
  timeout: 15_000,
  timeoutText: 'This browser did not respond.',
  atOnce: true,
})

export type OfflineCopyActor = ActorRefFrom<typeof offlineCopyMachine>

/** The copy of Orrery in this browser. */
export const useOfflineCopy = (): OfflineCopyActor =>
  usePageActor(offlineCopyMachine, {
    input: { question: 'look' },
    effects: { actors: { answer: ({ input }) => carryOut(input.question) } },
  })

const stored: StoredDefinition<boolean> = { key: KEY, version: 1, schema: boolean(), fallback: true }

async function carryOut(order: OfflineCopyOrder): Promise<OfflineCopy> {
  if (order === 'on' || order === 'off')
    assertStored(browserStorage.write(stored, order === 'on'), 'your choice')
  if (order === 'on') await navigator.serviceWorker.register(WORKER)
  if (order === 'off' || order === 'remove') await removeCopy()
  return { on: isOfflineCopyStored(), bytes: await sizeOfCopy() }
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith('orrery-'))

async function removeCopy(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await Promise.all((await ours()).map((name) => caches.delete(name)))
}

async function sizeOfCopy(): Promise<number> {
  let bytes = 0
  for (const name of await ours())
    for (const response of await (await caches.open(name)).matchAll()) bytes += (await response.blob()).size
  return bytes
}
