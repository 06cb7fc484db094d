import { Button, Stack } from '@chakra-ui/react'
import { KeyRound, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSignOut } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { PasswordForm, usePasswordForm } from '@/features/password'
import { DeleteAccountForm } from './DeleteAccountForm'
import { useAccountDeletion } from '../model/account-deletion'
import { DataExport } from './DataExport'
import { useDataExport } from '../model/use-data-export'
import { ModalShell } from '@/shared/ui/dialog'
import { ActionsPanel } from './ActionsPanel'
import { WorkspacesToHandOver } from './WorkspacesToHandOver'

export interface QuickActionsProps {
  profile: Profile
  /** Opens the password dialog at once, because the settings link to it. */
  opensPassword?: boolean
}

/** PRF-03: Change Password, Download Data and Delete Account. */
export function QuickActions({ profile, opensPassword }: QuickActionsProps) {
  const password = useDialog(opensPassword)
  const deletion = useDialog()
  const dataExport = useDataExport(profile.id)
  return (
    <>
      <ActionsPanel>
        <Button onClick={password.show} justifyContent="flex-start">
          <KeyRound size={16} aria-hidden />
          Change Password
        </Button>
        <DataExport actor={dataExport} />
        <Button onClick={deletion.show} justifyContent="flex-start" color="fg.error">
          <Trash2 size={16} aria-hidden />
          Delete Account
        </Button>
      </ActionsPanel>
      <ModalShell title="Change Password" open={password.open} onClose={password.hide}>
        <Password />
      </ModalShell>
      <ModalShell title="Delete Account" open={deletion.open} onClose={deletion.hide}>
        <Deletion profile={profile} />
      </ModalShell>
    </>
  )
}

/** Mounted with the dialog, so that it starts empty each time. */
function Password(): ReactNode {
  return <PasswordForm actor={usePasswordForm('change')} />
}

function Deletion({ profile }: { profile: Profile }): ReactNode {
  const signOut = useSignOut()
  const actor = useAccountDeletion(profile, () => signOut('Your account was deleted.'))
  return (
    <Stack gap="4">
      <WorkspacesToHandOver userId={profile.id} />
      <DeleteAccountForm actor={actor} />
    </Stack>
  )
}

function useDialog(startsOpen = false) {
  const [open, setOpen] = useState(startsOpen)
  return { open, show: () => setOpen(true), hide: () => setOpen(false) }
}
