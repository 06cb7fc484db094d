import { useEffect, useLayoutEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { saveNow, wouldLose } from './auto-save'
import type { CreateProjectAActor, CreateProjectBActor } from './use-create-project'

/** Either wizard, as far as leaving it goes. */
type Creation = CreateProjectAActor | CreateProjectBActor

/** The one question before something is lost. */
export interface LeaveQuestion {
  asking: boolean
  leave: () => void
  stay: () => void
}

/** Asks once before a modal is closed; `onLeave` closes it. Closing the tab is asked by the browser. */
export function useModalLeaveGuard(creation: Creation, onLeave: () => void) {
  const [asking, setAsking] = useState(false)
  useLastSave(creation)
  const question: LeaveQuestion = { asking, leave: onLeave, stay: () => setAsking(false) }
  /** Closes, or asks first. */
  const close = () => {
    save(creation)
    if (losesByLeaving(creation)) setAsking(true)
    else onLeave()
  }
  return { question, close }
}

/** Asks once before the page is left, by a link, by the browser's buttons, or by closing the tab. */
export function usePageLeaveGuard(creation: Creation): LeaveQuestion {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      `${currentLocation.pathname}${currentLocation.search}` ===
      `${nextLocation.pathname}${nextLocation.search}`
    if (stays) return false
    save(creation)
    return losesByLeaving(creation)
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isCreating(creation)) return
    // It ended while the question stood: what came of it is shown.
    const either: { subscribe: (listener: () => void) => { unsubscribe: () => void } } = creation
    const { unsubscribe } = either.subscribe(() => {
      if (!isCreating(creation)) blocker.reset()
    })
    return unsubscribe
  }, [blocker, creation])
  useLastSave(creation)
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}

const isCreating = (creation: Creation) => creation.getSnapshot().hasTag('busy')

const save = (creation: Creation) => saveNow(creation.getSnapshot().children.autoSave)

/** Whether closing the tab now would stop or lose something. */
const losesByClosing = (creation: Creation) =>
  isCreating(creation) || wouldLose(creation.getSnapshot().children.autoSave)

/** The same for leaving within the app: what has become a project lasts as long as the tab, kept or not. */
const losesByLeaving = (creation: Creation) =>
  creation.getSnapshot().context.project === null && losesByClosing(creation)

/** Closing the tab is asked by the browser; and whatever takes the wizard away, its draft is saved first. */
function useLastSave(creation: Creation): void {
  useLayoutEffect(() => {
    const saveDraft = () => save(creation)
    const ask = (event: BeforeUnloadEvent) => {
      saveDraft()
      if (losesByClosing(creation)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', saveDraft)
    return () => {
      saveDraft()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', saveDraft)
    }
  }, [creation])
}
