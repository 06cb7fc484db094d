import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSignOut } from '@/entities/profile'
import { ModalShell } from '@/shared/ui/dialog'
import { Panel } from '@/shared/ui/panel'
import { useOwnData } from '../model/own-data'
import { OwnDataForm } from './OwnDataForm'

/** Explains which data stays in this browser after signing out, and removes it: others may use the same browser. */
export function OwnData({ userId }: { userId: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <Panel as="section" aria-labelledby="own-data">
      <Heading as="h2" id="own-data" textStyle="lg" fontWeight="semibold" mb="4">
        Your data in this browser
      </Heading>
      <Stack gap="4" align="start">
        <Text color="fg.muted">
          Your projects, drafts and other work stay in this browser when you sign out. Anyone who uses this
          browser can read them. On a shared computer, delete them.
        </Text>
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
