import type { ReactNode } from 'react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'
import type { CreationCheckActor } from '../model/use-creation-check'

export interface CreationCheckProps {
  actor: CreationCheckActor
  children: ReactNode
}

/** CRT-01: lets the page through, or says why not. The redirecting outcomes leave by themselves. */
export function CreationCheck({ actor, children }: CreationCheckProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  if (state === 'granted') return children
  if (state === 'refused')
    return (
      <Screen
        title="Project creation is closed for this account"
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
