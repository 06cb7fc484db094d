import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useNavigationGuard } from '@/shared/lib/router'

/** Work that the user may be about to leave. Must be stable between renders. */
export interface Leavable {
  /** True while work runs that leaving stops. */
  works: () => boolean
  /** Whether closing the tab now would stop or lose something. */
  losesByClosing: () => boolean
  /** The same for leaving within the app. */
  losesByLeaving: () => boolean
  /** Calls back when any of it may have changed. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Saves what can be saved, before anything is judged and whenever it is taken away. */
  save?: () => void
}

/** The one question before something is lost. */
export interface LeaveQuestion {
  asking: boolean
  leave: () => void
  stay: () => void
}

const isSamePlace = (here: Location, next: Location) =>
  here.pathname === next.pathname && here.search === next.search

/**
 * Asks once before a modal is closed, or the page below it is left; `onLeave` closes it. Where nothing is lost it goes with
 * the page. Closing the tab is asked by the browser.
 */
export function useModalLeaveQuestion(leavable: Leavable, onLeave: () => void) {
  const [asking, setAsking] = useState(false)
  const objects = useCallback(
    (here: Location, next: Location) => {
      if (isSamePlace(here, next)) return false
      leavable.save?.()
      if (leavable.losesByLeaving()) return true
      onLeave()
      return false
    },
    [leavable, onLeave],
  )
  const moving = useNavigationGuard(objects)
  useClosing(leavable)
  const question: LeaveQuestion = {
    asking: asking || moving.asking,
    leave: () => {
      onLeave()
      moving.leave()
    },
    stay: () => {
      setAsking(false)
      moving.stay()
    },
  }
  /** Closes, or asks first. */
  const close = () => {
    leavable.save?.()
    if (leavable.losesByLeaving()) setAsking(true)
    else onLeave()
  }
  return { question, close }
}

/** Asks once before the page is left, by a link, by the browser's buttons, or by closing the tab. */
export function usePageLeaveQuestion(leavable: Leavable): LeaveQuestion {
  const objects = useCallback(
    (here: Location, next: Location) => {
      if (isSamePlace(here, next)) return false
      leavable.save?.()
      return leavable.losesByLeaving()
    },
    [leavable],
  )
  const question = useNavigationGuard(objects)
  const { asking, stay } = question
  useEffect(() => {
    if (!asking || !leavable.works()) return
    // The work ended while the question was open: the result is shown instead.
    return leavable.subscribe(() => {
      if (!leavable.works()) stay()
    })
  }, [asking, stay, leavable])
  useClosing(leavable)
  return question
}

/** Closing the tab is asked by the browser; and whatever takes the work away, it is saved first. */
function useClosing(leavable: Leavable): void {
  useLayoutEffect(() => {
    const save = () => leavable.save?.()
    const ask = (event: BeforeUnloadEvent) => {
      save()
      if (leavable.losesByClosing()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', save)
    return () => {
      save()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', save)
    }
  }, [leavable])
}
