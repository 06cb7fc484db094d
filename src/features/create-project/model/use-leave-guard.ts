import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { leaveGuardMachine } from '@machines/leave-guard'
import { type AutoSaveActor, wouldLose } from './auto-save'

export type LeaveGuardActor = ActorRefFrom<typeof leaveGuardMachine>

/** Asks once before a modal is closed; `onLeave` closes it. */
export function useModalLeaveGuard(onLeave: () => void): LeaveGuardActor {
  return usePageActor(
    leaveGuardMachine.provide({
      actions: { proceed: onLeave, stay: () => undefined },
    }),
  )
}

/** Asks once before the page is left, by a link, by the browser's buttons, or by closing the tab. */
export function usePageLeaveGuard(autoSave: AutoSaveActor | undefined): LeaveGuardActor {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      `${currentLocation.pathname}${currentLocation.search}` !==
        `${nextLocation.pathname}${nextLocation.search}` && wouldLose(autoSave),
  )
  const actor = usePageActor(
    leaveGuardMachine.provide({
      actions: { proceed: () => blocker.proceed?.(), stay: () => blocker.reset?.() },
    }),
  )
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocked) actor.send({ type: 'leave', unsaved: true })
  }, [actor, blocked])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose(autoSave)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [autoSave])
  return actor
}
