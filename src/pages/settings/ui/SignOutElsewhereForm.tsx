import { Flex, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { SessionsActor } from '../model/sessions'

/** SET-04 (security): ends every other session of the account. */
export function SignOutElsewhereForm({ actor }: { actor: SessionsActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('success'))
  if (done) return <Notice status="success">All other sessions were signed out.</Notice>
  return (
    <Form
      actor={actor}
      label="Other sessions"
      actions={
        <Flex>
          <SubmitButton actor={actor} busy="Signing out..." variant="outline" colorPalette="gray">
            Sign out other sessions
          </SubmitButton>
        </Flex>
      }
    >
      <Text color="fg.muted">Ends your sessions on other devices and in other browsers.</Text>
    </Form>
  )
}
