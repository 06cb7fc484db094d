import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type SessionPort, watchSession } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { fromCallback, type RunsActor, usePageActor } from '@/shared/lib/machine'
import { newProjectMachine } from '@machines/new-project'

interface NewProjectActorProps extends RunsActor<typeof newProjectMachine> {
  session: SessionPort
}

/** Runs what the New Project buttons open. */
export default function NewProjectActor({ session, onRunning }: NewProjectActorProps) {
  const navigate = useNavigate()
  const actor = usePageActor(newProjectMachine, {
    effects: {
      actors: { watchSession: fromCallback(({ sendBack }) => watchSession(session, sendBack)) },
      actions: { openEntry: () => void navigate(paths.templateWizard) },
    },
  })
  useEffect(() => onRunning(actor), [actor, onRunning])
  return null
}
