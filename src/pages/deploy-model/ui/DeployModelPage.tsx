import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useDeployedModels } from '@/entities/deployment'
import { type DeployedModel, sampleDeployableModels } from '@/entities/deployment/model'
import { useSessionProfile } from '@/entities/profile'
import { useTrainingJobs } from '@/entities/training-job'
import type { StoredJob } from '@/entities/training-job/model'
import { hasServer, paths } from '@/shared/config'
import type { Collection } from '@/shared/lib/collection'
import { useActorEnvironment } from '@/shared/lib/machine'
import { useWorkplace } from '@/shared/lib/workplace'
import { UnreadNotice } from '@/shared/ui/storage-notices'
import { ButtonLink, TextLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { trainedModels } from '../model/trained-models'
import { useDeployModel } from '../model/use-deploy-model'
import { DeployWizard } from './DeployWizard'
import { RegisteredModels } from './RegisteredModels'

/** DPL-01: /ai-ml-platform/deploy-model. */
export function DeployModelPage() {
  const profile = useSessionProfile()
  const workplace = useWorkplace(profile?.id ?? '')
  return (
    <Box py="6" maxWidth="form">
      <PageTitle>Deploy Model</PageTitle>
      <PageHeader
        title="Deploy Model"
        breadcrumb={[
          { label: 'Home', to: paths.home },
          { label: 'AI/ML Platform', to: paths.aiMlPlatform },
          { label: 'Deploy Model' },
        ]}
        lead={
          <>
            Simulated: the deployment is saved with your work, and no model answers.
            {hasServer() ? (
              <>
                {' '}
                Deploy a real model under <TextLink to={paths.aiMlTab('deployment')}>Endpoints</TextLink>.
              </>
            ) : null}
          </>
        }
        actions={<ButtonLink to={paths.aiMlPlatform}>Back to Platform</ButtonLink>}
      />
      {profile ? <RegisteredModels userId={profile.id} /> : null}
      {profile ? <DeployModelOf key={workplace} userId={profile.id} /> : null}
    </Box>
  )
}

function DeployModelOf({ userId }: { userId: string }) {
  const deployments = useDeployedModels(userId)
  const jobs = useTrainingJobs(userId)
  if (deployments.status === 'error' || jobs.status === 'error')
    return <UnreadNotice what="models" collections={[deployments.collection, jobs.collection]} />
  if (deployments.status === 'loading' || jobs.status === 'loading')
    return (
      <Stack gap="4" aria-busy="true" aria-label="Loading your models" role="status">
        <Skeleton height="14" />
        <Skeleton height="72" />
      </Stack>
    )
  return <ReadyWizard jobs={jobs.entries} collection={deployments.collection} />
}

interface ReadyWizardProps {
  jobs: readonly StoredJob[]
  collection: Collection<DeployedModel>
}

function ReadyWizard({ jobs, collection }: ReadyWizardProps) {
  const { now } = useActorEnvironment()
  // The models are read once, so that the options do not change while the user chooses.
  const [models] = useState(() => [...trainedModels(jobs, now()), ...sampleDeployableModels(now())])
  return <DeployWizard actor={useDeployModel(models, collection)} />
}
