import type { ReactNode } from 'react'
import type { Project } from '@/entities/project/model'
import { useLateActor } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { editsOf, NO_EDITS } from '../model/edits'
import type { projectEditMachine } from '../model/project-edit'

export interface ProjectEdit {
  open: (project: Project) => void
  /** Rendered on the page: the dialog, or the reason why it could not be loaded. */
  dialog: ReactNode
}

const load = () => import('./EditingProject')

const closed = () => ({
  value: 'closed' as const,
  context: {
    values: NO_EDITS,
    subject: '',
    touched: [],
    judged: [],
    errors: [],
    refused: null,
    failure: null,
    result: null,
  },
  hasTag: () => false,
})

/** PRJ-06 (edit): the edit dialog of one user's projects; all of it comes when it is first opened. */
export function useProjectEdit(userId: string): ProjectEdit {
  const { actor, failed, host } = useLateActor<typeof projectEditMachine, { userId: string }>({
    label: 'project-edit',
    first: closed,
    load,
    props: { userId },
  })
  return {
    open: (project) => actor.send({ type: 'open', subject: project.id, values: editsOf(project) }),
    dialog: (
      <>
        {failed ? (
          <Notice status="error">The editor could not be loaded. Check your connection and try again.</Notice>
        ) : null}
        {host}
      </>
    ),
  }
}
