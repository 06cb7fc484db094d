import { Flex, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { ModalCancel, useModalWork } from '@/shared/ui/dialog'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { AccountDeletionActor } from '../model/account-deletion'

/** PRF-03: deletes the account after its address and its password were typed. */
export function DeleteAccountForm({ actor }: { actor: AccountDeletionActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const address = useSelector(actor, (snapshot) => snapshot.context.subject.email)
  const field = useFields(actor)
  const confirmation = field('confirmation')
  useModalWork(confirmation.disabled)
  if (done) return <Notice status="success">Your account was deleted.</Notice>
  return (
    <Form
      actor={actor}
      label="Delete account"
      actions={
        <Flex gap="2" justify="flex-end">
          <ModalCancel />
          <SubmitButton actor={actor} busy="Deleting..." colorPalette="error">
            Delete Account
          </SubmitButton>
        </Flex>
      }
    >
      <Text>
        This permanently deletes your account, your profile, and the projects, drafts and settings saved in
        this browser. Download anything you want to keep first.
      </Text>
      {/* The error says the same. */}
      <TextField
        label="Email address"
        hint={confirmation.error ? null : `Type ${address} to confirm`}
        {...confirmation}
      />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </Form>
  )
}
