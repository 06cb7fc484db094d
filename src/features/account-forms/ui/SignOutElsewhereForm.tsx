import { Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { AccountFormActor } from '../model/use-account-form'
import { AccountForm } from './AccountForm'

/** SET-04 (security): ends every session of the account but this one. */
export function SignOutElsewhereForm({ actor }: { actor: AccountFormActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.matches('done'))
  if (done) return <Notice status="success">Every other session was signed out.</Notice>
  return (
    <AccountForm
      actor={actor}
      label="Other sessions"
      submit={{ label: 'Sign Out Elsewhere', busyLabel: 'Signing out...' }}
    >
      {() => <Text color="fg.muted">Ends your sessions on other devices and in other browsers.</Text>}
    </AccountForm>
  )
}
