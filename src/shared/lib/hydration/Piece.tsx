import { type ReactNode, Suspense } from 'react'
import { Settled } from './Settled'

/** A part of the page that comes alive in a task of its own. */
export function Piece({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Settled />
    </Suspense>
  )
}
