import { useLocation } from 'react-router-dom'
import { Boundary } from '@/shared/ui/boundary'
import { PageOutlet } from './PageOutlet'
import { RouteFailed } from './RouteFailed'

const pageFailed = (error: unknown) => (
  <RouteFailed title="Something went wrong" error={error}>
    This page stopped working. What you kept is safe; reloading usually helps.
  </RouteFailed>
)

/** The routes inside are open to everybody. */
export function OpenRoute() {
  return (
    <Boundary fallback={pageFailed} place={useLocation().key}>
      <PageOutlet />
    </Boundary>
  )
}
