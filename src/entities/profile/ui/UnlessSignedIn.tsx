import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Screen } from '@/shared/ui/screen'
import { HiddenFromOthers } from './ForAudience'
import { useAudience, useSessionStatus } from './SessionProvider'

export interface UnlessSignedInProps {
  /** Redirect target for signed-in users. */
  returnUrl: string
  /** Whether the form is still empty: a user who has begun to type keeps it. */
  untouched: boolean
  children: ReactNode
}

/** For signed-out visitors only. While the session is still unknown, a possible member sees a busy screen. */
export function UnlessSignedIn({ returnUrl, untouched, children }: UnlessSignedInProps) {
  const audience = useAudience()
  const status = useSessionStatus()
  if (untouched && status === 'signedIn') return <Navigate to={returnUrl} replace />
  if (untouched && audience === 'member') return <Screen title="Verifying authentication..." busy />
  return <HiddenFromOthers who={audience === 'either' ? 'visitor' : undefined}>{children}</HiddenFromOthers>
}
