import { Stack, Text } from '@chakra-ui/react'
import { MOST_EDITED } from '@/entities/run/model'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { SelectField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { RunTagsActor } from './model/use-run-edits'

const CHANGES = [
  { value: 'tag', label: 'Set a tag' },
  { value: 'untag', label: 'Remove a tag' },
]

/** Sets a tag on the picked runs, or removes it. */
export function RunTagDialog({ actor }: { actor: RunTagsActor }) {
  const field = useFields(actor)
  const { subject, values } = useSelector(actor, ({ context }) => context)
  const count = subject?.runs?.length
  const { onValueChange, ...change } = field('change')
  return (
    <FormDialog actor={actor} title="Edit tags" submit="Save" busy="Saving...">
      <Stack gap="4">
        <Text color="fg.muted">
          {count === undefined
            ? `All runs that match the filter are changed, up to ${formatNumber(MOST_EDITED)}.`
            : count === 1
              ? 'One run is changed.'
              : `${formatNumber(count)} runs are changed.`}
        </Text>
        <SelectField
          label="Change"
          options={CHANGES}
          onValueChange={(next) => onValueChange(next === 'untag' ? 'untag' : 'tag')}
          {...change}
        />
        <TextField label="Tag" maxLength={250} {...field('key')} />
        {values.change === 'tag' ? <TextField label="Value" maxLength={8000} {...field('value')} /> : null}
      </Stack>
    </FormDialog>
  )
}
