import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ReplayEarlyInput } from '@/shared/lib/hydration'
import { Screen } from '@/shared/ui/screen'

/** The page of the route, and its skeleton or a loading screen until the chunk of the first page is loaded. */
export function PageOutlet({ skeleton }: { skeleton?: ReactNode }) {
  return (
    <Suspense fallback={skeleton ?? <Screen title="Loading" busy />}>
      <Outlet />
      <ReplayEarlyInput />
    </Suspense>
  )
}
