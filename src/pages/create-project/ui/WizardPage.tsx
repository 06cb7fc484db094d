import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { finishOpening, openingOfA, openingOfB } from '../model/opening'
import {
  type CreateProjectAActor,
  type CreateProjectBActor,
  useCreateProjectA,
  useCreateProjectB,
} from '../model/use-create-project'
import { usePageLeaveGuard } from '../model/use-leave-guard'
import { CreateProjectAWizard } from './a/CreateProjectAWizard'
import { CreateProjectBWizard } from './b/CreateProjectBWizard'
import { LeaveWizard } from './common/LeaveWizard'
import { type Slots, wizardSlots } from './wizard-slots'

/** Wizard reading A as a page; the new project is what comes after it. */
export function WizardAPage({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [opening] = useState(() => openingOfA(search, profile.id))
  const actor = useCreateProjectA(opening, profile, ({ id }) => void navigate(paths.project(id)))
  return (
    <Guarded profile={profile} actor={actor}>
      {(slots) => <CreateProjectAWizard actor={actor} problems={opening.problems} {...slots} />}
    </Guarded>
  )
}

/** Wizard reading B, which lives on the page only. */
export function WizardBPage({ profile }: { profile: Profile }) {
  const { search } = useLocation()
  const [opening] = useState(() => openingOfB(search, profile.id))
  useEffect(() => finishOpening(opening), [opening])
  const actor = useCreateProjectB(opening, profile)
  return (
    <Guarded profile={profile} actor={actor}>
      {(slots) => <CreateProjectBWizard actor={actor} problems={opening.problems} {...slots} />}
    </Guarded>
  )
}

interface GuardedProps {
  profile: Profile
  actor: CreateProjectAActor | CreateProjectBActor
  children: (slots: Slots) => ReactNode
}

/** A wizard that asks before it is left. */
function Guarded({ profile, actor, children }: GuardedProps) {
  const removal = useRemoval(profile.id)
  const question = usePageLeaveGuard(actor)
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      {children(wizardSlots(profile, removal))}
      <RemovedNotice actor={removal} />
      <LeaveWizard {...question} creating={creating} />
    </>
  )
}
