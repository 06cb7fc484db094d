import { useEffect } from 'react'
import type { RunsActor } from '@/shared/lib/machine'
import { type projectEditMachine, useProjectEditActor } from '../model/project-edit'
import { EditProjectDialog } from './EditProjectDialog'

interface EditingProjectProps extends RunsActor<typeof projectEditMachine> {
  userId: string
}

/** Runs the dialog of a page, and draws it. */
export default function EditingProject({ userId, onRunning }: EditingProjectProps) {
  const actor = useProjectEditActor(userId)
  useEffect(() => onRunning(actor), [actor, onRunning])
  return <EditProjectDialog actor={actor} />
}
