import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSessionPort } from '@/entities/profile'
import { CreateProjectAWizard } from './a/CreateProjectAWizard'
import { LeaveDialog } from './common/LeaveDialog'
import { openingOfA } from '../model/opening'
import { useCreateProjectA } from '../model/use-create-project-a'
import { usePageLeaveGuard } from '../model/use-leave-guard'
import { paths } from '@/shared/config'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { creationRefusal, type Profile, sessionProfile } from '@/entities/profile/model'
import { wizardSlots } from './wizard-slots'

/** Wizard reading A as a page; the new project is what comes after it. */
export function WizardAPage({ profile }: { profile: Profile }) {
  const session = useSessionPort()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [opening] = useState(() => openingOfA(search, profile.id))
  const actor = useCreateProjectA({
    opening,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
    onCreated: (project) => void navigate(paths.project(project.id)),
  })
  const removal = useRemoval(profile.id)
  const question = usePageLeaveGuard(actor)
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <CreateProjectAWizard
        actor={actor}
        userId={profile.id}
        problems={opening.problems}
        {...wizardSlots(profile.username ?? profile.email, removal)}
      />
      <RemovedNotice actor={removal} />
      <LeaveDialog {...question} creating={creating} />
    </>
  )
}
