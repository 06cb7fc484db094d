import { Button } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ownName, useSession, useSessionPort } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { FirstSteps } from '@/features/first-steps'
import { SavedConfiguration } from '@/features/configure-stack'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from '../model/profile-form'
import { safeReturnUrl } from '@/shared/lib/navigation'
import { Notice } from '@/shared/ui/notice'
import { AccountStatus } from './AccountStatus'
import { ProfileFrame } from './ProfileFrame'
import { QuickActions } from './QuickActions'

/** /profile (D1 §2.8). */
export function ProfilePage() {
  const session = useSession()
  return session.status === 'signedIn' ? (
    <ProfileOf profile={session.profile} incomplete={session.fallback} />
  ) : null
}

function ProfileOf({ profile, incomplete }: { profile: Profile; incomplete: boolean }) {
  const session = useSessionPort()
  const actor = useProfileForm(profile.id, (changed) =>
    session.send({ type: 'profile.changed', profile: changed }),
  )
  const { message, open, confirmed, returnUrl } = (useLocation().state ?? {}) as Partial<
    Record<string, unknown>
  >
  return (
    <ProfileFrame
      lead={profile.email}
      notices={
        <>
          {confirmed === true ? (
            <Suspense fallback={null}>
              <FirstSteps returnUrl={safeReturnUrl(typeof returnUrl === 'string' ? returnUrl : null)} />
            </Suspense>
          ) : null}
          <SavedConfiguration />
          {typeof message === 'string' ? <Notice status="warning">{message}</Notice> : null}
          {incomplete ? (
            <Notice
              status="warning"
              title="Your profile could not be loaded"
              actions={
                <Button size="sm" onClick={() => session.send({ type: 'profile.refresh' })}>
                  Retry
                </Button>
              }
            >
              Your profile may be out of date.
            </Notice>
          ) : null}
        </>
      }
      personal={
        <ProfileForm actor={actor} current={{ username: profile.username ?? '', email: profile.email }} />
      }
    >
      <AccountStatus profile={profile} name={ownName(profile.id)} />
      <QuickActions profile={profile} opensPassword={open === 'password'} />
    </ProfileFrame>
  )
}
