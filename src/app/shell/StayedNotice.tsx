import { lazy, Suspense } from 'react'
import { useSync } from '../sync/SyncProvider'

const StayedLine = lazy(async () => ({ default: (await import('./workspace')).StayedLine }))

/** Says that documents of an account that has signed out are still in this browser. */
export function StayedNotice() {
  const { shown } = useSync()
  if (shown?.sign !== 'stayed') return null
  return (
    <Suspense>
      <StayedLine />
    </Suspense>
  )
}
