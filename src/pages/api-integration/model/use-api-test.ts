import { useEffect, useRef, useState } from 'react'
import { askApi } from '@/entities/api-key'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { apiTestMachine } from '@machines/api-test'
import { simulatedAnswer } from '@machines/probe'

export type ApiTestActor = ActorRefFrom<typeof apiTestMachine>

/** API-05: the test of the documented API, with a key that no machine and no storage gets. */
export function useApiTest(): [actor: ApiTestActor, key: string, setKey: (key: string) => void] {
  const { random } = useActorEnvironment()
  const [key, setKey] = useState('')
  const held = useRef('')
  const own = useRef<ApiTestActor>(null)
  const actor = usePageActor(apiTestMachine, {
    effects: {
      actors: {
        probe: {
          actors: {
            request: async ({ signal }) => {
              const context = own.current?.getSnapshot().context
              return context?.real ? askApi(context.values, held.current, signal) : simulatedAnswer(random)
            },
          },
        },
      },
    },
  })
  useEffect(() => {
    own.current = actor
  }, [actor])
  return [
    actor,
    key,
    (typed) => {
      const trimmed = typed.trim()
      held.current = trimmed
      setKey(trimmed)
      actor.send({ type: 'server.use', real: trimmed !== '' })
    },
  ]
}
