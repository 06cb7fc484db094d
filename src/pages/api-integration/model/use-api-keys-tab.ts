import { changeServerKey, createServerKey, generateKey, listServerKeys } from '@/entities/api-key'
import { type ApiKey, keyNameError, type ServerKey } from '@/entities/api-key/model'
import type { Collection } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { createAskMachine } from '@machines/ask'
import { apiKeyMachine } from '@machines/api-key'
import { keyChangeMachine } from '@machines/key-change'

export type ApiKeyActor = ActorRefFrom<typeof apiKeyMachine>
export type KeyChangeActor = ActorRefFrom<typeof keyChangeMachine>

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
  const changing = usePageActor(keyChangeMachine, {
    effects: {
      actors: {
        async change({ input: { kind, id }, signal }) {
          await changeServerKey(id, kind, signal)
          list.send({ type: 'ask' })
        },
      },
    },
  })
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

export function useKeyChanges(collection: Collection<ApiKey>): KeyChangeActor {
  return usePageActor(keyChangeMachine, {
    effects: {
      actors: {
        change: async ({ input: { kind, id } }) => {
          const result =
            kind === 'delete'
              ? (await collection.remove(id)).result
              : await collection.change(id, (key) => ({
                  ...key,
                  status: kind === 'revoke' ? 'inactive' : 'active',
                }))
          assertStored(result, 'the change')
        },
      },
    },
  })
}
