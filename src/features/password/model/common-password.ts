import { useEffect } from 'react'
import { isCommonPassword } from '@/entities/profile'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { commonPasswordMachine } from '@machines/common-password'

export type CommonPasswordActor = ActorRefFrom<typeof commonPasswordMachine>

/** The check of a new password while it is typed. */
export function useCommonPassword(password: string, own: readonly string[]): CommonPasswordActor {
  const actor = usePageActor(commonPasswordMachine, {
    effects: {
      actors: { isCommon: ({ input, signal }) => isCommonPassword(input.password, input.own, signal) },
    },
  })
  const names = own.join('\n')
  useEffect(() => {
    actor.send({ type: 'password.change', password, own: names.split('\n').filter(Boolean) })
  }, [actor, password, names])
  return actor
}
