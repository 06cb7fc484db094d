import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSelector } from '@/shared/lib/machine'
import type { Removed } from '@machines/removal'
import type { RemovalActor } from './use-removal'

/** The navigation state that a page passes on after it deleted its own subject. */
interface Handed {
  removed?: Removed
}

/** Leaves the page of something once it was deleted; the way back is offered at `to`. True from then on. */
export function useLeaveRemoved(actor: RemovalActor, to: string): boolean {
  const navigate = useNavigate()
  const removed = useSelector(actor, (snapshot) => snapshot.context.removed.at(-1))
  useEffect(() => {
    if (removed) void navigate(to, { replace: true, state: { removed } satisfies Handed })
  }, [navigate, removed, to])
  return removed !== undefined
}

/** Offers the way back of what another page deleted. */
export function useHandedRemoval(actor: RemovalActor): void {
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const removed = (state as Handed | null)?.removed
  useEffect(() => {
    if (!removed) return
    const known = actor
      .getSnapshot()
      .context.removed.some(({ item }) => item.value.id === removed.item.value.id)
    if (!known) actor.send({ type: 'taken', removed })
    // Once: going back to this page does not offer it again.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  }, [actor, navigate, pathname, removed, search])
}
