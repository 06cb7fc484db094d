import { Button, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { MEMBER_ROLES, type MemberRole, ROLE_LABELS } from '@/entities/member/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Form, SelectField, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import type { InviteActor } from './model/invite'

export const ROLE_OPTIONS = MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

/** TEM-02 */
export function InviteDialog({ actor }: { actor: InviteActor }) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const field = useFields(actor)
  const role = field('role')
  const close = () => actor.send({ type: 'close' })
  return (
    <ModalShell
      title="Invite Team Member"
      open={open}
      busy={role.disabled}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={role.disabled || undefined} onClick={close}>
            Cancel
          </Button>
          <SubmitButton actor={actor} form={id} busy="Inviting...">
            Send Invitation
          </SubmitButton>
        </>
      }
    >
      <Form id={id} actor={actor}>
        <TextField label="Email" type="email" maxLength={254} {...field('email')} />
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          {...role}
          onValueChange={(value) => role.onValueChange(value as MemberRole)}
        />
        <Text textStyle="sm" color="fg.muted">
          Simulated: no mail is sent. They are on the list as pending until somebody activates them.
        </Text>
      </Form>
    </ModalShell>
  )
}
