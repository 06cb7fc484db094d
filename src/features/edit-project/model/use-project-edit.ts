import { keepProject, readProjects } from '@/entities/project'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { projectEditMachine } from '@machines/project-edit'

export type ProjectEditActor = ActorRefFrom<typeof projectEditMachine>

/** The edit dialog of one user's projects. */
export function useProjectEdit(userId: string): ProjectEditActor {
  return usePageActor(
    projectEditMachine.provide({
      actors: {
        saveDetails: fromPromise(async ({ input: { projectId, values } }) => {
          const project = readProjects(userId).find(({ id }) => id === projectId)
          if (!project) throw new Failure('This project was removed in another tab.')
          const result = keepProject(userId, {
            ...project,
            ...values,
            config: { ...project.config, ...values },
          })
          if (!result.ok)
            throw new Failure(
              result.reason === 'full'
                ? 'This browser has no room left to keep the change. Remove something and save again.'
                : 'This browser does not allow Orrery to keep the change.',
              'storage',
            )
        }),
      },
    }),
  )
}
