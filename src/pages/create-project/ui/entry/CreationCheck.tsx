import type { ReactNode } from 'react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'
import type { CreationCheckActor } from '../../model/entry/use-creation-check'

export interface CreationCheckProps {
  actor: CreationCheckActor
  /** Shown while the account is checked. */
  room: ReactNode
  /** The screens of the route guard, which this check shows, too (GRD-02, GRD-03). */
  timedOut: ReactNode
  authenticationRequired: ReactNode
  children: ReactNode
}

/** CRT-01: lets the page through, or says why not. The redirecting outcomes leave by themselves. */
export function CreationCheck(props: CreationCheckProps) {
  const { actor, room, timedOut, authenticationRequired, children } = props
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  if (state === 'checking') return room
  if (state === 'timedOut') return timedOut
  if (state === 'granted' || state === 'authenticationRequired')
    return (
      <>
        {state === 'granted' ? null : authenticationRequired}
        {/* Hidden, not unmounted: the typed values are there when the user signs in again. */}
        <div hidden={state !== 'granted'}>{children}</div>
      </>
    )
  if (state === 'refused')
    return (
      <Screen
        title="This account cannot create projects"
        actions={
          <ButtonLink to={paths.profile} variant="solid" colorPalette="accent">
            Open profile
          </ButtonLink>
        }
      >
        <p role="alert">{message}</p>
      </Screen>
    )
  return (
    <Screen title="Checking your account" busy>
      {message}
    </Screen>
  )
}
