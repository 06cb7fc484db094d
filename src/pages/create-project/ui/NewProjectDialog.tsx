import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSessionStatus } from '@/entities/profile'
import { TemplateWizard } from './template-wizard/TemplateWizard'
import { LeaveWizard } from './shell/LeaveWizard'
import { useModalLeaveGuard } from '../model/use-leave-guard'
import { templateWizardOpening } from '../model/opening'
import { useTemplateWizard } from '../model/use-create-project'
import { AuthenticationRequired } from '@/features/guard-route'
import { paths } from '@/shared/config'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { offersSignIn, type Profile } from '@/entities/profile/model'
import { useLastProfile } from './use-last-profile'
import { wizardSlots } from './wizard-slots'

export interface NewProjectDialogProps {
  onClose: () => void
}

/** PRJ-04, WZA-08: the template wizard as the modal of every New Project button. It closes when the project is there, whose page says how to run it. */
export function NewProjectDialog({ onClose }: NewProjectDialogProps) {
  const profile = useLastProfile()
  return profile ? <DialogOf key={profile.id} profile={profile} onClose={onClose} /> : null
}

function DialogOf({ profile, onClose }: NewProjectDialogProps & { profile: Profile }) {
  const signedOut = offersSignIn(useSessionStatus())
  const navigate = useNavigate()
  const [opening] = useState(() => templateWizardOpening('', profile.id))
  const actor = useTemplateWizard(opening, profile, ({ id }) => {
    onClose()
    void navigate(paths.project(id))
  })
  const removal = useRemoval(profile.id)
  const { question, close } = useModalLeaveGuard(actor, onClose)
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <ModalShell
        title="New Project"
        size="4xl"
        filled
        open
        busy={creating}
        onClose={() => {
          if (creating && !signedOut) actor.getSnapshot().children.creation?.send({ type: 'stop' })
          else close()
        }}
      >
        {signedOut ? (
          <AuthenticationRequired signInPath={paths.signIn(paths.templateWizard)} onLeave={close} />
        ) : null}
        {/* Hidden, not unmounted: the typed values are there when the user signs in again. */}
        <chakra.div display={signedOut ? 'none' : 'contents'}>
          <TemplateWizard actor={actor} inDialog {...wizardSlots(profile, removal)} />
        </chakra.div>
        <RemovedNotice actor={removal} />
      </ModalShell>
      <LeaveWizard creating={creating} {...question} />
    </>
  )
}
