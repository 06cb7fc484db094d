import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { RemovedNotice, useRemoval } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { finishOpening, templateWizardOpening, stackWizardOpening } from '../model/opening'
import {
  type TemplateWizardActor,
  type StackWizardActor,
  useTemplateWizard,
  useStackWizard,
} from '../model/use-create-project'
import { usePageLeaveGuard } from '../model/use-leave-guard'
import { TemplateWizard } from './template-wizard/TemplateWizard'
import { StackWizard } from './stack-wizard/StackWizard'
import { LeaveWizard } from './shell/LeaveWizard'
import { type Slots, wizardSlots } from './wizard-slots'

/** The template wizard as a page; the new project is what comes after it. */
export function TemplateWizardPage({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [opening] = useState(() => templateWizardOpening(search, profile.id))
  const actor = useTemplateWizard(opening, profile, ({ id }) => void navigate(paths.project(id)))
  return (
    <Guarded profile={profile} actor={actor}>
      {(slots) => <TemplateWizard actor={actor} problems={opening.problems} {...slots} />}
    </Guarded>
  )
}

/** The stack wizard, which lives on the page only. */
export function StackWizardPage({ profile }: { profile: Profile }) {
  const { search } = useLocation()
  const [opening] = useState(() => stackWizardOpening(search, profile.id))
  useEffect(() => finishOpening(opening), [opening])
  const actor = useStackWizard(opening, profile)
  return (
    <Guarded profile={profile} actor={actor}>
      {(slots) => <StackWizard actor={actor} problems={opening.problems} {...slots} />}
    </Guarded>
  )
}

interface GuardedProps {
  profile: Profile
  actor: TemplateWizardActor | StackWizardActor
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
