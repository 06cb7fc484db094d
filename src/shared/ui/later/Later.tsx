import { type ReactNode, useDeferredValue } from 'react'

export interface LaterProps {
  /** Rendered until the children are. */
  room?: ReactNode
  children: ReactNode
}

/**
 * Renders its children right after their surroundings, in a deferred pass that yields to input, so that a
 * large update does not block the browser. A nested `Later` follows the outer, in a task of its own.
 */
export function Later({ room = null, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : room
}
