import { Box } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useSession, useSessionPort } from '@/entities/profile'
import { watchAccount } from '@/entities/profile/model'
import { CreationCheck } from './entry/CreationCheck'
import { useCreationCheck } from '../model/entry/use-creation-check'
import { AuthenticationRequired, AuthenticationTimeout, useSignInPath } from '@/features/guard-route'
import { PageTitle } from '@/shared/ui/screen'
import { useLastProfile } from './use-last-profile'
import { WizardAPage, WizardBPage } from './WizardPage'

/** /create-project (D1 §2.10): reading A with `?wizard=a` or a template, reading B otherwise, behind the entry check. */
export function CreateProjectPage() {
  const port = useSessionPort()
  const session = useSession()
  const check = useCreationCheck((listener) => watchAccount(port, listener))
  const profile = useLastProfile()
  const signInPath = useSignInPath()
  const isAdmin = 'user' in session && session.user?.designatedAdmin === true
  const { search, key } = useLocation()
  return (
    <Box maxWidth="56rem" mx="auto" width="full" py={{ base: '6', md: '10' }}>
      <PageTitle>Create a project</PageTitle>
      <CreationCheck
        actor={check}
        timedOut={
          <AuthenticationTimeout
            signInPath={signInPath}
            onContinueAsAdmin={isAdmin ? () => port.send({ type: 'continueAsAdmin' }) : undefined}
          />
        }
        authenticationRequired={<AuthenticationRequired signInPath={signInPath} />}
      >
        {profile ? (
          wizardOf(search) === 'a' ? (
            <WizardAPage key={`${key} ${profile.id}`} profile={profile} />
          ) : (
            <WizardBPage key={`${key} ${profile.id}`} profile={profile} />
          )
        ) : null}
      </CreationCheck>
    </Box>
  )
}

function wizardOf(search: string): 'a' | 'b' {
  const query = new URLSearchParams(search)
  return query.get('wizard') === 'a' || (query.has('template') && query.get('wizard') !== 'b') ? 'a' : 'b'
}
