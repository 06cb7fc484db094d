import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { getMe } from './api'
import { Problem } from './components/Problem'

/** A page for signed-in users; others sign in first and are then returned to it. */
export function SignedIn({ children }: { children: ReactNode }) {
  const me = useQuery({ queryKey: ['me'], queryFn: getMe })
  const { pathname } = useLocation()
  if (me.isPending) return <p className="text-stone-600 dark:text-stone-400">Checking your session…</p>
  if (me.error) return <Problem text={me.error.message} />
  return me.data.user ? children : <Navigate to={`/account?next=${pathname}`} replace />
}
