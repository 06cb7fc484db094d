import { Button, Flex } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { AccountFormActor } from '../model/use-account-form'
import { AccountForm } from './AccountForm'

/** Asks for a recovery mail. The answer is the same for every address, so it tells nobody who has an account. */
export function RecoveryForm({ actor }: { actor: AccountFormActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('done'))
  const email = useSelector(actor, (snapshot) => snapshot.context.values.email)
  if (done)
    return (
      <Notice
        status="success"
        title="Check your inbox"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'again' })}>
            Send again
          </Button>
        }
      >
        If {email} has an account here, a mail with a link to a new password is on its way. The link works
        once.
      </Notice>
    )
  return (
    <AccountForm
      actor={actor}
      label="Forgotten password"
      submit={{ label: 'Send Recovery Mail', busyLabel: 'Sending...' }}
    >
      {(field) => (
        <>
          {field('email', { label: 'Email', type: 'email', autoComplete: 'email' })}
          <Flex gap="1.5" color="fg.muted" wrap="wrap">
            Remembered it? <TextLink to={paths.signIn()}>Sign in</TextLink>
          </Flex>
        </>
      )}
    </AccountForm>
  )
}
