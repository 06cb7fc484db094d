import { keepProject, readProjects } from '@/entities/project'
import { AI_TOOLS, type Project } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { type ProjectEdits, projectEditMachine } from '@machines/project-edit'

export type ProjectEditActor = ActorRefFrom<typeof projectEditMachine>

/** The edit dialog of one user's projects. */
export function useProjectEdit(userId: string): ProjectEditActor {
  return usePageActor(
    projectEditMachine.provide({
      actors: {
        saveDetails: fromPromise(async ({ input: { projectId, values } }) => {
          const project = readProjects(userId).find(({ id }) => id === projectId)
          if (!project) throw new Failure('This project was removed in another tab.')
          assertKept(keepProject(userId, withEdits(project, values)), 'the change')
        }),
      },
    }),
  )
}

/** What the dialog starts from. */
export function editsOf({ name, description, teamMembers, aiTools }: Project): ProjectEdits {
  const enabled = new Set(aiTools.filter((tool) => tool.enabled).map(({ id }) => id))
  return {
    name,
    description,
    teamMembers,
    aiTools: AI_TOOLS.filter(({ id }) => enabled.has(id)).map(({ id }) => id),
  }
}

function withEdits(project: Project, { name, description, teamMembers, aiTools }: ProjectEdits): Project {
  return {
    ...project,
    name,
    description,
    teamMembers,
    aiTools: AI_TOOLS.filter(({ id }) => aiTools.includes(id)).map((tool) => ({
      id: tool.id,
      name: tool.name,
      enabled: true,
    })),
    config: project.config && { ...project.config, name, description },
  }
}
