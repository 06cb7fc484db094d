import { type PointerFacts, reachOf } from '@/entities/page-control/model'

/** The control is in view, and the pointer does not reach all of it. */
export function isUnreached(control: PointerFacts): boolean {
  const reach = reachOf(control)
  return reach !== 'free' && reach !== 'outside'
}
