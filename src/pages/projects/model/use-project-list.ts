import { removeProject, restoreProject } from '@/entities/project'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { projectListMachine } from '@machines/project-list'

export type ProjectListActor = ActorRefFrom<typeof projectListMachine>

/** The list of one user's projects in this browser. */
export function useProjectList(userId: string): ProjectListActor {
  return usePageActor(
    projectListMachine.provide({
      actors: {
        removeProject: fromPromise(async ({ input: { project } }) => {
          if (!project) throw new Failure('There is nothing to delete.')
          const { index, result } = removeProject(userId, project.id)
          assertKept(result, 'the change')
          return { index: Math.max(0, index) }
        }),
        restoreProject: fromPromise(async ({ input: { removed } }) => {
          if (removed) assertKept(restoreProject(userId, removed.project, removed.index), 'the project')
        }),
      },
    }),
  )
}
