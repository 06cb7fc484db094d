import { Outlet } from 'react-router-dom'
import { Shell } from '../shell/Shell'

export function RootRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
