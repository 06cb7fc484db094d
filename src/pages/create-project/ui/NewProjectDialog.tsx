import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { creationRefusal, type Profile } from '@/entities/profile/model'
import {
  CreateProjectAWizard,
  LeaveDialog,
  losesByLeaving,
  openingOfA,
  useCreateProjectA,
  useModalLeaveGuard,
} from '@/features/create-project'
import { useSessionActor, useSessionProfile } from '@/features/session'
import { paths } from '@/shared/config'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { sessionProfile } from '@machines/session'
import { wizardSlots } from './wizard-slots'

export interface NewProjectDialogProps {
  onClose: () => void
}

/** PRJ-04, WZA-08: wizard reading A as the modal of every New Project button. It closes when the project is there. */
export function NewProjectDialog({ onClose }: NewProjectDialogProps) {
  const profile = useSessionProfile()
  return profile ? <DialogOf profile={profile} onClose={onClose} /> : null
}

function DialogOf({ profile, onClose }: NewProjectDialogProps & { profile: Profile }) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const [opening] = useState(() => openingOfA('', profile.id))
  const actor = useCreateProjectA({
    opening,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
    onCreated: () => {
      onClose()
      void navigate(paths.projects)
    },
  })
  const removal = useRemoval(profile.id)
  const guard = useModalLeaveGuard(actor, onClose)
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <ModalShell
        title="New Project"
        size="4xl"
        open
        busy={creating}
        onClose={() => {
          if (creating) actor.send({ type: 'stop' })
          else guard.send({ type: 'leave', unsaved: losesByLeaving(actor) })
        }}
      >
        <CreateProjectAWizard
          actor={actor}
          userId={profile.id}
          inDialog
          {...wizardSlots(profile.username ?? profile.email, removal)}
        />
        <RemovedNotice actor={removal} />
      </ModalShell>
      <LeaveDialog actor={guard} />
    </>
  )
}
