import { Box, Flex } from '@chakra-ui/react'
import { bestChoices, groupingChoices, type RunKeys } from '@/entities/run/model'
import { SelectField } from '@/shared/ui/form'

/** The choices of `RunGroupFields`, as `groupingOf` and `bestOf` read them; empty for none. */
export interface GroupChoice {
  by: string
  best: string
}

export const UNGROUPED: GroupChoice = { by: '', best: '' }

export interface RunGroupFieldsProps {
  choice: GroupChoice
  keys: RunKeys
  onChange: (choice: GroupChoice) => void
}

/** By what the list is grouped, and the best value that each group shows. */
export function RunGroupFields({ choice, keys, onChange }: RunGroupFieldsProps) {
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label="Groups">
      <Box width={{ base: 'full', sm: '14rem' }}>
        <SelectField
          label="Group by"
          name="group-by"
          value={choice.by}
          options={[{ value: '', label: 'No groups' }, ...groupingChoices(keys)]}
          onValueChange={(by) => onChange({ ...choice, by })}
        />
      </Box>
      {choice.by === '' ? null : (
        <Box width={{ base: 'full', sm: '14rem' }}>
          <SelectField
            label="Best value"
            name="best-value"
            value={choice.best}
            options={[{ value: '', label: 'None' }, ...bestChoices(keys)]}
            onValueChange={(best) => onChange({ ...choice, best })}
          />
        </Box>
      )}
    </Flex>
  )
}
