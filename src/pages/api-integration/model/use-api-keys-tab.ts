import {
  changeServerKey,
  createServerKey,
  generateKey,
  type KeyChange,
  listServerKeys,
} from '@/entities/api-key'
import { type ApiKey, keyNameError, type ServerKey } from '@/entities/api-key/model'
import { type EntryChangeActor, useEntryChange } from '@/features/change-entry'
import type { Collection } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { createAskMachine } from '@machines/ask'
import { apiKeyMachine } from '@machines/api-key'

export type ApiKeyActor = ActorRefFrom<typeof apiKeyMachine>

/** The keys of a workspace on the server. */
export const serverKeysMachine = createAskMachine<undefined, ServerKey[]>({
  id: 'server-keys',
  timeout: 15_000,
  atOnce: true,
})
export type ServerKeysActor = ActorRefFrom<typeof serverKeysMachine>

/** API-03: lists, makes and changes keys that open this server. */
export function useServerKeys(workspace: string) {
  const list = usePageActor(serverKeysMachine, {
    input: { question: undefined },
    effects: { actors: { answer: ({ signal }) => listServerKeys(workspace, signal) } },
  })
  const making = usePageActor(apiKeyMachine, {
    effects: {
      actors: {
        async generate({ input, signal }) {
          const made = await createServerKey(workspace, input, signal)
          list.send({ type: 'ask' })
          return made
        },
      },
    },
  })
  const changing = useEntryChange<KeyChange>(
    ({ id, change }, signal) => changeServerKey(id, change, signal),
    () => list.send({ type: 'ask' }),
  )
  return { list, making, changing }
}

/** API-03: makes keys with Web Crypto; of each its hash and last four are kept. */
export function useNewKey(collection: Collection<ApiKey>): ApiKeyActor {
  const { now, random } = useActorEnvironment()
  return usePageActor(apiKeyMachine, {
    effects: {
      actors: {
        generate: async ({ input: { name, environment }, signal }) => {
          const taken = keyNameError(name, await collection.read())
          if (taken) throw new Failure(taken)
          const { key, ...kept } = await generateKey(environment)
          signal.throwIfAborted()
          const result = await collection.put({
            id: `key-${randomSuffix(random, 12)}`,
            name,
            ...kept,
            created: new Date(now()).toISOString(),
            lastUsed: null,
            status: 'active',
          })
          assertStored(result, 'the key')
          return { key }
        },
      },
    },
  })
}

/** API-03: changes keys of this browser. */
export const useKeyChanges = (collection: Collection<ApiKey>): EntryChangeActor =>
  useEntryChange<KeyChange>(async ({ change, id }) => {
    const result =
      change === 'delete'
        ? (await collection.remove(id)).result
        : await collection.change(id, (key) => ({
            ...key,
            status: change === 'revoke' ? 'inactive' : 'active',
          }))
    assertStored(result, 'the change')
  })
