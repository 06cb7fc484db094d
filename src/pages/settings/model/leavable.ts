import { useMemo } from 'react'
import { useSessionPort } from '@/entities/profile'
import { sessionProfile } from '@/entities/profile/model'
import type { Leavable } from '@/shared/ui/wizard'
import type { SettingsActor } from './use-settings'

/** Leaving loses unsaved changes. A user who signs out is not asked about them. */
export function useLeavable(actor: SettingsActor): Leavable {
  const session = useSessionPort()
  return useMemo(() => {
    const unsaved = () => actor.getSnapshot().hasTag('unsaved')
    return {
      works: () => false,
      losesByClosing: unsaved,
      losesByLeaving: () => unsaved() && sessionProfile(session.getSnapshot()) !== null,
      subscribe(listener) {
        const { unsubscribe } = actor.subscribe(listener)
        return unsubscribe
      },
    }
  }, [actor, session])
}
