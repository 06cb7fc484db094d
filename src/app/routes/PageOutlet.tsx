import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Settled } from '@/shared/lib/hydration'
import { Screen } from '@/shared/ui/screen'

/** The page of the route, and what stands there while the first one is on its way. */
export function PageOutlet({ room }: { room?: ReactNode }) {
  return (
    <Suspense fallback={room ?? <Screen title="Loading" busy />}>
      <Outlet />
      <Settled />
    </Suspense>
  )
}
