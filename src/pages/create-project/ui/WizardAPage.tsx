import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { creationRefusal, type Profile } from '@/entities/profile/model'
import {
  type AutoSaveActor,
  CreateProjectAWizard,
  LeaveDialog,
  openingOfA,
  useCreateProjectA,
  usePageLeaveGuard,
} from '@/features/create-project'
import { useSessionActor } from '@/features/session'
import { paths } from '@/shared/config'
import { sessionProfile } from '@machines/session'
import { wizardSlots } from './wizard-slots'

/** Wizard reading A as a page; the new project is what comes after it. */
export function WizardAPage({ profile }: { profile: Profile }) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [opening] = useState(() => openingOfA(search, profile.id))
  const actor = useCreateProjectA({
    opening,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
    onCreated: (project) => void navigate(paths.project(project.id)),
  })
  const guard = usePageLeaveGuard(actor.getSnapshot().children.autoSave as AutoSaveActor | undefined)
  return (
    <>
      <CreateProjectAWizard
        actor={actor}
        userId={profile.id}
        problems={opening.problems}
        {...wizardSlots(profile.username ?? profile.email)}
      />
      <LeaveDialog actor={guard} />
    </>
  )
}
