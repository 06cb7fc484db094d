import { Button } from '@chakra-ui/react'
import { useId } from 'react'
import type { MemberRole } from '@/entities/member/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { CheckboxField, Form, SelectField, SubmitButton, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { ROLE_OPTIONS } from './InviteDialog'
import { leavesNoAdmin, type MemberRoleActor } from './model/member-role'
import { PermissionList } from './PermissionList'

/** TEM-05 (Edit Permissions): another role, with what it may do; the last admin is not demoted unasked. */
export function RoleDialog({ actor }: { actor: MemberRoleActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const subject = useSelector(actor, ({ context }) => context.subject)
  const field = useFields(actor)
  const role = field('role')
  const { value: confirmed, onValueChange: confirm, ...confirmation } = field('confirmed')
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Edit Permissions"
      open={open}
      busy={role.disabled}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={role.disabled || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy="Saving...">
            Save
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <SelectField
          label={`Role of ${subject.name}`}
          options={ROLE_OPTIONS}
          {...role}
          onValueChange={(value) => role.onValueChange(value as MemberRole)}
        />
        <PermissionList role={role.value} />
        {leavesNoAdmin({ role: role.value }, subject) ? (
          <>
            <Notice status="warning" title={`${subject.name} is the last active admin`}>
              Nobody on the team would have the admin settings then.
            </Notice>
            <CheckboxField
              label="Leave the team without an admin"
              checked={confirmed}
              onCheckedChange={confirm}
              {...confirmation}
            />
          </>
        ) : null}
      </Form>
    </ModalShell>
  )
}
