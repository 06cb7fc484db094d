import { Outlet } from 'react-router-dom'
import { Shell } from '../shell/Shell'
import { useLayout } from './layout'

export function RootRoute() {
  return (
    <Shell layout={useLayout()}>
      <Outlet />
    </Shell>
  )
}
