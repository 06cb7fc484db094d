import { useEffect, useLayoutEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { type ActorRefFrom, usePageActor, useSelector } from '@/shared/lib/machine'
import { leaveGuardMachine } from '@machines/leave-guard'
import { wouldLose } from './auto-save'
import type { CreateProjectAActor } from './use-create-project-a'
import type { CreateProjectBActor } from './use-create-project-b'

/** Either wizard, as far as leaving it goes. */
type Creation = CreateProjectAActor | CreateProjectBActor

export type LeaveGuardActor = ActorRefFrom<typeof leaveGuardMachine>

/** Asks once before a modal is closed; `onLeave` closes it. Closing the tab is asked by the browser. */
export function useModalLeaveGuard(creation: Creation, onLeave: () => void): LeaveGuardActor {
  useLastSave(creation)
  return usePageActor(
    leaveGuardMachine.provide({
      actions: { proceed: onLeave, stay: () => undefined },
    }),
  )
}

/** Asks once before the page is left, by a link, by the browser's buttons, or by closing the tab. */
export function usePageLeaveGuard(creation: Creation): LeaveGuardActor {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      `${currentLocation.pathname}${currentLocation.search}` !==
        `${nextLocation.pathname}${nextLocation.search}` && losesByLeaving(creation),
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
  const creating = useSelector(creation, isCreating)
  useEffect(() => {
    // It ended while the question stood: what came of it is shown.
    if (!creating) actor.send({ type: 'cancel' })
  }, [actor, creating])
  useLastSave(creation)
  return actor
}

/** Saves what waits to be saved, and tells whether leaving now would stop or lose something. */
export function losesByLeaving(creation: Creation): boolean {
  const snapshot = creation.getSnapshot()
  const loses = wouldLose(snapshot.children.autoSave)
  return loses || isCreating(snapshot)
}

const isCreating = (snapshot: ReturnType<Creation['getSnapshot']>) => snapshot.hasTag('busy')

/** Closing the tab is asked by the browser; and whatever takes the wizard away, its draft is saved first. */
function useLastSave(creation: Creation): void {
  useLayoutEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesByLeaving(creation)) event.preventDefault()
    }
    const save = () => void losesByLeaving(creation)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', save)
    return () => {
      save()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', save)
    }
  }, [creation])
}
