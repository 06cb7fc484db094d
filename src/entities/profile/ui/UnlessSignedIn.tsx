import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Screen } from '@/shared/ui/screen'
import { OnlyFor } from './Only'
import { useAudience, useSessionStatus } from './SessionProvider'

export interface UnlessSignedInProps {
  /** Where who is signed in already is led. */
  returnUrl: string
  /** Whether nobody has begun: what somebody does here is not taken away. */
  untouched: boolean
  children: ReactNode
}

/** What is for who is not signed in. Whom this browser may know waits, and sees it only when nobody is. */
export function UnlessSignedIn({ returnUrl, untouched, children }: UnlessSignedInProps) {
  const audience = useAudience()
  const status = useSessionStatus()
  if (untouched && status === 'signedIn') return <Navigate to={returnUrl} replace />
  if (untouched && audience === 'member') return <Screen title="Verifying authentication..." busy />
  return <OnlyFor who={audience === 'either' ? 'visitor' : undefined}>{children}</OnlyFor>
}
