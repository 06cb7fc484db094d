import { Box } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { ForAudience } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { CreationCheck } from './entry/CreationCheck'
import { useCreationCheck } from '../model/entry/use-creation-check'
import {
  AuthenticationRequired,
  AuthenticationTimeout,
  useContinueAsAdmin,
  useSignInPath,
} from '@/features/guard-route'
import { paths } from '@/shared/config'
import { useReadOnly, useWorkplace } from '@/shared/lib/workplace'
import { ButtonLink } from '@/shared/ui/link'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { CreateProjectSkeleton } from './CreateProjectSkeleton'
import { useLastProfile } from './use-last-profile'
import { TemplateWizardPage, StackWizardPage } from './WizardPage'

/** /create-project (D1 §2.10): the template wizard with `?wizard=a` or a template, the stack wizard otherwise, behind the entry check. */
export function CreateProjectPage() {
  const check = useCreationCheck()
  const profile = useLastProfile()
  const signInPath = useSignInPath()
  const continueAsAdmin = useContinueAsAdmin()
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
        {profile ? <Wizard profile={profile} /> : null}
      </CreationCheck>
    </Box>
  )
}

/** A wizard for the workspace that is chosen now; none for a viewer, whose project the server would refuse. */
function Wizard({ profile }: { profile: Profile }) {
  const { search, key } = useLocation()
  const workplace = useWorkplace(profile.id)
  if (useReadOnly(profile.id))
    return (
      <Screen
        title="You cannot create projects in this workspace"
        actions={<ButtonLink to={paths.projects}>View its projects</ButtonLink>}
      >
        You are a viewer of it. Choose another workspace, or ask an administrator for another role.
      </Screen>
    )
  const Page = wizardOf(search) === 'a' ? TemplateWizardPage : StackWizardPage
  return <Page key={`${key} ${workplace}`} profile={profile} />
}

function wizardOf(search: string): 'a' | 'b' {
  const query = new URLSearchParams(search)
  return query.get('wizard') === 'a' || (query.has('template') && query.get('wizard') !== 'b') ? 'a' : 'b'
}
