import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useKeepsDocuments } from '@/entities/document'
import { useSignOut } from '@/entities/profile'
import { ModalShell } from '@/shared/ui/dialog'
import { CheckboxField } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { useOwnData } from '../model/own-data'
import { OwnDataForm } from './OwnDataForm'

/** Explains what this browser stores of the account's data, and removes it: others may use the same browser. */
export function OwnData({ userId }: { userId: string }) {
  const [asks, setAsks] = useState(false)
  const [keeps, keep] = useKeepsDocuments(userId)
  return (
    <Panel as="section" aria-labelledby="own-data">
      <Heading as="h2" id="own-data" textStyle="lg" fontWeight="semibold" mb="4">
        Your data in this browser
      </Heading>
      <Stack gap="4" align="start">
        <Text color="fg.muted">
          Your projects, drafts and other work are saved to your account. Signing out removes them from this
          browser once everything is saved, except for unfinished drafts. API keys of other services are never
          sent to your account: they stay here until you delete them.
        </Text>
        <CheckboxField
          name="keep"
          checked={keeps}
          onCheckedChange={keep}
          label={
            <>
              <chakra.span display="block">Keep on this device</chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                Your work stays in this browser when you sign out, where anyone who uses it can read it
              </chakra.span>
            </>
          }
        />
        <Button onClick={() => setAsks(true)}>Delete local data</Button>
      </Stack>
      <ModalShell title="Delete your data from this browser?" open={asks} onClose={() => setAsks(false)}>
        <Removal userId={userId} />
      </ModalShell>
    </Panel>
  )
}

function Removal({ userId }: { userId: string }) {
  const signOut = useSignOut()
  const actor = useOwnData(userId, () =>
    signOut('Your data was deleted from this browser, and you are signed out.'),
  )
  return <OwnDataForm actor={actor} />
}
