import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionPort } from '@/entities/profile'
import { CreateProjectBWizard } from './b/CreateProjectBWizard'
import { finishOpening, openingOfB } from '../model/opening'
import { LeaveDialog } from './common/LeaveDialog'
import { useCreateProjectB } from '../model/use-create-project-b'
import { usePageLeaveGuard } from '../model/use-leave-guard'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { creationRefusal, type Profile, sessionProfile } from '@/entities/profile/model'
import { wizardSlots } from './wizard-slots'

/** Wizard reading B, which lives on the page only. */
export function WizardBPage({ profile }: { profile: Profile }) {
  const session = useSessionPort()
  const { search } = useLocation()
  const [opening] = useState(() => openingOfB(search, profile.id))
  useEffect(() => finishOpening(opening), [opening])
  const actor = useCreateProjectB({
    opening,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
  })
  const removal = useRemoval(profile.id)
  const question = usePageLeaveGuard(actor)
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <CreateProjectBWizard
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
