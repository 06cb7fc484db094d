import type { MemberRole } from '@/entities/member/model'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, SelectField, useFields } from '@/shared/ui/form'
import { FormDialog } from '@/shared/ui/form-dialog'
import { Notice } from '@/shared/ui/notice'
import { roleOptions } from './InviteDialog'
import { leavesNoAdmin, type MemberRoleActor } from './model/member-role'
import { PermissionList } from './PermissionList'

export interface RoleDialogProps {
  actor: MemberRoleActor
  /** The roles that the user may give. */
  roles?: readonly MemberRole[]
}

/** TEM-05 (Edit Permissions): another role with its permissions. Asks before the last admin is demoted. */
export function RoleDialog({ actor, roles }: RoleDialogProps) {
  const subject = useSelector(actor, ({ context }) => context.subject)
  const field = useFields(actor)
  const role = field('role')
  const { value: confirmed, onValueChange: confirm, ...confirmation } = field('confirmed')
  return (
    <FormDialog actor={actor} title="Edit Permissions" submit="Save" busy="Saving...">
      <SelectField
        label={`Role of ${subject.name}`}
        options={roleOptions(roles)}
        {...role}
        onValueChange={(value) => role.onValueChange(value as MemberRole)}
      />
      <PermissionList role={role.value} />
      {leavesNoAdmin({ role: role.value }, subject) ? (
        <>
          <Notice status="warning" title={`${subject.name} is the last active admin`}>
            The team would have no one with access to the admin settings.
          </Notice>
          <CheckboxField
            label="Leave the team without an admin"
            checked={confirmed}
            onCheckedChange={confirm}
            {...confirmation}
          />
        </>
      ) : null}
    </FormDialog>
  )
}
