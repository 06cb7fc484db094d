import { useCallback, useEffect, useRef } from 'react'

interface Asking {
  send: (event: { type: 'ask' }) => void
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean }
  subscribe: (observer: (snapshot: { hasTag: (tag: 'busy') => boolean }) => void) => {
    unsubscribe: () => void
  }
}

/** Asks again. An open question is not aborted: what changes often would never be answered. It is asked again afterwards. */
export function useAskAgain(actor: Asking): () => void {
  const missed = useRef(false)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (!missed.current || snapshot.hasTag('busy')) return
      missed.current = false
      actor.send({ type: 'ask' })
    })
    return unsubscribe
  }, [actor])
  return useCallback(() => {
    if (actor.getSnapshot().hasTag('busy')) missed.current = true
    else actor.send({ type: 'ask' })
  }, [actor])
}
