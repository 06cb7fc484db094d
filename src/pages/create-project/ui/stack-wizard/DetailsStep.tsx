import { Flex, Grid } from '@chakra-ui/react'
import { configLink } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import type { StackWizardActor } from '../../model/use-create-project'
import { DetailsFields } from '../shell/DetailsFields'
import { StepForm } from '../shell/StepForm'

/** WZB-01, WZB-06, WZB-09: name, description with its counter, and the stack as it was chosen. */
export function DetailsStep({ actor }: { actor: StackWizardActor }) {
  const { config, errors, refused } = useSelector(actor, (snapshot) => snapshot.context)
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'continue' }))
  return (
    <StepForm
      actor={actor}
      title="Project Details"
      refused={refused}
      next={{ label: 'Continue', reason: possible ? null : 'Enter a project name' }}
    >
      <DetailsFields actor={actor} values={config} judgement={{ errors, refused }} />
      <div>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
          {(['frontend', 'backend', 'database'] as const).map((part) => (
            <TextField
              key={part}
              label={LABELS[part]}
              name={part}
              value={config[part]}
              inputProps={{ readOnly: true, variant: 'subtle', borderColor: 'border' }}
              onValueChange={ignore}
            />
          ))}
        </Grid>
        <Flex mt="2" textStyle="sm">
          <TextLink to={paths.configurator(configLink(config))}>Change stack</TextLink>
        </Flex>
      </div>
    </StepForm>
  )
}

const LABELS = { frontend: 'Frontend', backend: 'Backend', database: 'Database' }

/** The stack is read-only in this wizard. */
const ignore = () => undefined
