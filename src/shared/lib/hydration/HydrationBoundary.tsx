import { type ReactNode, Suspense } from 'react'
import { ReplayEarlyInput } from './ReplayEarlyInput'

/** A part of the page that hydrates in a task of its own. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <ReplayEarlyInput />
    </Suspense>
  )
}
