import { Box } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { CreationCheck, useCreationCheck } from '@/features/enter-creation'
import { useSessionActor, useSessionProfile, watchAccount } from '@/features/session'
import { PageTitle } from '@/shared/ui/screen'
import { WizardAPage } from './WizardAPage'
import { WizardBPage } from './WizardBPage'

/** /create-project (D1 §2.10): reading A with `?wizard=a` or a template, reading B otherwise, behind the entry check. */
export function CreateProjectPage() {
  const session = useSessionActor()
  const check = useCreationCheck((listener) => watchAccount(session, listener))
  const profile = useSessionProfile()
  const { search, key } = useLocation()
  return (
    <Box maxWidth="56rem" mx="auto" width="full" py={{ base: '6', md: '10' }}>
      <PageTitle>Create a project</PageTitle>
      <CreationCheck actor={check}>
        {profile ? (
          wizardOf(search) === 'a' ? (
            <WizardAPage key={key} profile={profile} />
          ) : (
            <WizardBPage key={key} profile={profile} />
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
