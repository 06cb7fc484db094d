import { useMemo } from 'react'
import type { Leavable } from '@/shared/ui/wizard'
import type { SettingsActor } from './use-settings'

/** Leaving loses what was changed and not saved. */
export function useLeavable(actor: SettingsActor): Leavable {
  return useMemo(() => {
    const unsaved = () => actor.getSnapshot().hasTag('unsaved')
    return {
      works: () => false,
      losesByClosing: unsaved,
      losesByLeaving: unsaved,
      subscribe(listener) {
        const { unsubscribe } = actor.subscribe(listener)
        return unsubscribe
      },
    }
  }, [actor])
}
