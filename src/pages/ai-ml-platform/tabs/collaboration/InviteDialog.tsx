import { Text } from '@chakra-ui/react'
import { MEMBER_ROLES, type MemberRole, ROLE_LABELS } from '@/entities/member/model'
import { SelectField, TextField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { InviteActor } from './model/invite'

export const ROLE_OPTIONS = MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

/** TEM-02 */
export function InviteDialog({ actor }: { actor: InviteActor }) {
  const field = useFields(actor)
  const role = field('role')
  return (
    <FormDialog actor={actor} title="Invite Team Member" submit="Send invitation" busy="Inviting...">
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <SelectField
        label="Role"
        options={ROLE_OPTIONS}
        {...role}
        onValueChange={(value) => role.onValueChange(value as MemberRole)}
      />
      <Text textStyle="sm" color="fg.muted">
        Simulated: no email is sent. New members are pending until you activate them.
      </Text>
    </FormDialog>
  )
}
