import { type ReactNode, useDeferredValue } from 'react'

export interface DeferredProps {
  /** Rendered until the children are. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Renders its children right after their surroundings, in a deferred pass that yields to input, so that a
 * large update does not block the browser. A nested `Deferred` follows the outer, in a task of its own.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback
}
