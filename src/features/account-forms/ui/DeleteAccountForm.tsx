import { Stack, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { AccountFormActor } from '../model/use-account-form'
import { AccountForm } from './AccountForm'

/** PRF-03: deletes the account after its address was typed. */
export function DeleteAccountForm({ actor }: { actor: AccountFormActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const address = useSelector(actor, (snapshot) => snapshot.context.address)
  if (done) return <Notice status="success">Your account was deleted.</Notice>
  return (
    <AccountForm
      actor={actor}
      label="Delete account"
      submit={{ label: 'Delete Account', busyLabel: 'Deleting...', danger: true }}
    >
      {(field) => (
        <Stack gap="4">
          <Text>
            Your account and its profile are removed for good, and so are the projects, drafts and settings
            that this browser keeps for you. Download what you want to keep first.
          </Text>
          {field('confirmation', { label: 'Email address', hint: `Type ${address} to confirm` })}
        </Stack>
      )}
    </AccountForm>
  )
}
