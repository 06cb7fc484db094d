import { Text } from '@chakra-ui/react'
import { WORKSPACE_NAME_LIMIT } from '@/entities/workspace/model'
import { useSelector } from '@/shared/lib/machine'
import { TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { WorkspaceFormActor } from './model/workspace-form'

/** Creates or renames a workspace. */
export function WorkspaceDialog({ actor }: { actor: WorkspaceFormActor }) {
  const isNew = useSelector(actor, ({ context }) => context.subject === null)
  const field = useFields(actor)
  return (
    <FormDialog
      actor={actor}
      title={isNew ? 'Create workspace' : 'Rename workspace'}
      submit={isNew ? 'Create workspace' : 'Rename'}
      busy={isNew ? 'Creating...' : 'Renaming...'}
    >
      <TextField label="Name" maxLength={WORKSPACE_NAME_LIMIT} {...field('name')} />
      {isNew ? (
        <Text textStyle="sm" color="fg.muted">
          You become its admin and can invite members by email.
        </Text>
      ) : null}
    </FormDialog>
  )
}
