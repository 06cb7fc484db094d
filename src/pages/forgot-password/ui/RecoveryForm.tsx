import { Button, Flex } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { RecoveryActor } from '../model/recovery'

/** Asks for a recovery mail. The answer is the same for every address, so it does not reveal which have an account. */
export function RecoveryForm({ actor }: { actor: RecoveryActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const field = useFields(actor)('email')
  const email = field.value
  if (done)
    return (
      <Notice
        status="success"
        title="Check your inbox"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'open', values: { email } })}>
            Send again
          </Button>
        }
      >
        If {email} has an account, we’ve sent it a link to choose a new password. The link works once.
      </Notice>
    )
  return (
    <Form
      actor={actor}
      label="Forgot password"
      actions={
        <>
          <SubmitButton actor={actor} busy="Sending..." size="lg">
            Send recovery email
          </SubmitButton>
          <Flex justify="center" align="baseline" gap="1.5" color="fg.muted" wrap="wrap">
            Remember your password? <TextLink to={paths.signIn()}>Sign in</TextLink>
          </Flex>
        </>
      }
    >
      <TextField label="Email" type="email" autoComplete="email" {...field} />
    </Form>
  )
}
