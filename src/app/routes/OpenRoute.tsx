import { useLocation } from 'react-router-dom'
import { Boundary } from '@/shared/ui/boundary'
import { PageOutlet } from './PageOutlet'
import { pageFailed } from './RouteFailed'

/** The routes inside are open to everybody. */
export function OpenRoute() {
  return (
    <Boundary fallback={pageFailed} place={useLocation().key}>
      <PageOutlet />
    </Boundary>
  )
}
