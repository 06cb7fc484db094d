import { Button, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { PART_LABELS, STACK_PARTS } from '@/entities/project/model'
import { StackChoices } from '@/features/configure-stack'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '@/shared/ui/form'
import type { StackWizardActor } from '../../model/use-create-project'
import { DetailsFields } from '../shell/DetailsFields'
import { StepForm } from '../shell/StepForm'

/** WZB-01, WZB-06, WZB-09: name, description with its counter, and the stack, which the configurator changes in place. */
export function DetailsStep({ actor }: { actor: StackWizardActor }) {
  const { config, errors, refused } = useSelector(actor, (snapshot) => snapshot.context)
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'continue' }))
  const [changes, setChanges] = useState(false)
  return (
    <StepForm
      actor={actor}
      title="Project Details"
      begins="name"
      refused={refused}
      next={{ label: 'Continue', reason: possible ? null : 'Enter a project name' }}
    >
      <DetailsFields actor={actor} values={config} judgement={{ errors, refused }} />
      <Flex role="group" aria-label="Stack" align="flex-end" justify="space-between" gap="4" wrap="wrap">
        <Grid
          templateColumns="repeat(3, minmax(0, 9rem))"
          columnGap={{ base: '3', md: '6' }}
          flex="1 1 17rem"
        >
          {STACK_PARTS.map((part) => (
            <TextField
              key={part}
              label={PART_LABELS[part]}
              name={part}
              value={config[part]}
              inputProps={AS_TEXT}
              onValueChange={ignore}
            />
          ))}
        </Grid>
        <Button size="sm" aria-expanded={changes} onClick={() => setChanges(!changes)}>
          {changes ? 'Keep this stack' : 'Change stack'}
        </Button>
      </Flex>
      {changes ? (
        <StackChoices
          config={config}
          onSelect={(choice) => actor.send({ type: 'stack.select', ...choice })}
          onToggle={(feature) => actor.send({ type: 'feature.toggle', feature })}
        />
      ) : null}
    </StepForm>
  )
}

/** The stack is read, and changed by the configurator only. */
const AS_TEXT = {
  readOnly: true,
  tabIndex: -1,
  px: '0',
  height: '7',
  bg: 'transparent',
  borderColor: 'transparent',
  _hover: { borderColor: 'transparent' },
  fontWeight: 'medium',
  cursor: 'default',
} as const

const ignore = () => undefined
