import { Box } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { ForAudience } from '@/entities/profile'
import { CreationCheck } from './entry/CreationCheck'
import { useCreationCheck } from '../model/entry/use-creation-check'
import {
  AuthenticationRequired,
  AuthenticationTimeout,
  useContinueAsAdmin,
  useSignInPath,
} from '@/features/guard-route'
import { PageTitle } from '@/shared/ui/screen'
import { CreateProjectSkeleton } from './CreateProjectSkeleton'
import { useLastProfile } from './use-last-profile'
import { TemplateWizardPage, StackWizardPage } from './WizardPage'

/** /create-project (D1 §2.10): the template wizard with `?wizard=a` or a template, the stack wizard otherwise, behind the entry check. */
export function CreateProjectPage() {
  const check = useCreationCheck()
  const profile = useLastProfile()
  const signInPath = useSignInPath()
  const continueAsAdmin = useContinueAsAdmin()
  const { search, key } = useLocation()
  return (
    <Box maxWidth="56rem" width="full" py="6">
      <PageTitle>Create a project</PageTitle>
      <CreationCheck
        actor={check}
        room={
          <ForAudience who="member">
            <CreateProjectSkeleton />
          </ForAudience>
        }
        timedOut={<AuthenticationTimeout signInPath={signInPath} onContinueAsAdmin={continueAsAdmin} />}
        authenticationRequired={<AuthenticationRequired signInPath={signInPath} />}
      >
        {profile ? (
          wizardOf(search) === 'a' ? (
            <TemplateWizardPage key={`${key} ${profile.id}`} profile={profile} />
          ) : (
            <StackWizardPage key={`${key} ${profile.id}`} profile={profile} />
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
