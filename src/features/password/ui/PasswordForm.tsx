import { Flex } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalCancel, useModalWork } from '@/shared/ui/dialog'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { PasswordActor } from '../model/password'
import { NewPasswordHint } from './NewPasswordHint'

/** PRF-03: sets a new password, after the current password or after a recovery mail. */
export function PasswordForm({ actor }: { actor: PasswordActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const changes = useSelector(actor, (snapshot) => snapshot.context.subject === 'change')
  const field = useFields(actor)
  const password = field('password')
  useModalWork(password.disabled)
  if (done)
    return (
      <Notice status="success" title="Password changed">
        All other sessions were signed out.
      </Notice>
    )
  return (
    <Form
      actor={actor}
      label={changes ? 'Change password' : 'Choose a new password'}
      actions={
        <Flex gap="2" justify={changes ? 'flex-end' : undefined}>
          <ModalCancel />
          <SubmitButton actor={actor} busy="Saving...">
            {changes ? 'Change Password' : 'Set Password'}
          </SubmitButton>
        </Flex>
      }
    >
      {changes ? (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      ) : null}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={<NewPasswordHint password={password.value} />}
        {...password}
      />
      <TextField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </Form>
  )
}
