import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { creationRefusal, type Profile } from '@/entities/profile/model'
import type { ProjectConfig } from '@/entities/project/model'
import {
  type AutoSaveActor,
  CreateProjectBWizard,
  LeaveDialog,
  openingOfB,
  useCreateProjectB,
  usePageLeaveGuard,
} from '@/features/create-project'
import { useSessionActor } from '@/features/session'
import { sessionProfile } from '@machines/session'
import { wizardSlots } from './wizard-slots'

export interface WizardBPageProps {
  profile: Profile
  /** The configuration that was saved by the configurator, or null. */
  saved: ProjectConfig | null
}

/** Wizard reading B, which lives on the page only. */
export function WizardBPage({ profile, saved }: WizardBPageProps) {
  const session = useSessionActor()
  const { search } = useLocation()
  const [opening] = useState(() => openingOfB(search, profile.id, saved))
  const actor = useCreateProjectB({
    opening,
    profile,
    checkAccount: () => creationRefusal(sessionProfile(session.getSnapshot())),
  })
  const guard = usePageLeaveGuard(actor.getSnapshot().children.autoSave as AutoSaveActor | undefined)
  return (
    <>
      <CreateProjectBWizard
        actor={actor}
        userId={profile.id}
        problems={opening.problems}
        {...wizardSlots(profile.username ?? profile.email)}
      />
      <LeaveDialog actor={guard} />
    </>
  )
}
