import { Text } from '@chakra-ui/react'
import { MEMBER_ROLES, type MemberRole, ROLE_LABELS } from '@/entities/member/model'
import { SelectField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { InviteActor } from './model/invite'

/** The options of a role field, in the documented order. */
export const roleOptions = (roles: readonly MemberRole[] = MEMBER_ROLES) =>
  roles.map((value) => ({ value, label: ROLE_LABELS[value] }))

export interface InviteDialogProps {
  actor: InviteActor
  /** The roles that the user may give. */
  roles?: readonly MemberRole[]
}

/** TEM-02 */
export function InviteDialog({ actor, roles }: InviteDialogProps) {
  const field = useFields(actor)
  const role = field('role')
  return (
    <FormDialog actor={actor} title="Invite Team Member" submit="Send invitation" busy="Inviting...">
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <SelectField
        label="Role"
        options={roleOptions(roles)}
        {...role}
        onValueChange={(value) => role.onValueChange(value as MemberRole)}
      />
      <Text textStyle="sm" color="fg.muted">
        This address gets an email. The invitation is accepted by an account with this address and expires
        after 14 days.
      </Text>
    </FormDialog>
  )
}
