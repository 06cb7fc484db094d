import { type ReactNode, useDeferredValue } from 'react'

export interface LaterProps {
  /** Stands there until the children are drawn. */
  room?: ReactNode
  children: ReactNode
}

/**
 * Draws its children right after what stands around it, in a pass that gives way to whatever somebody does meanwhile, so that
 * much that appears at once is no long task of the browser. One within another follows the outer one, in a task of its own.
 */
export function Later({ room = null, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : room
}
