import { changeProject, readProjects, recordActivity } from '@/entities/project'
import {
  AI_TOOLS,
  EMPTY_MEMBER,
  isCompleteMember,
  type Project,
  projectDetailsSchema,
  withMember,
} from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'
import { NO_EDITS, type ProjectEdits } from './edits'

/** PRJ-06 (edit): the dialog of one project, whose id is the subject. It closes once the change is kept. */
export const projectEditMachine = createFormMachine<ProjectEdits, string>({
  id: 'project-edit',
  empty: NO_EDITS,
  check: (values) => fieldErrors(projectDetailsSchema, values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type ProjectEditActor = ActorRefFrom<typeof projectEditMachine>

/** Runs the edit dialog of one user's projects. */
export function useProjectEditActor(userId: string): ProjectEditActor {
  const { now } = useActorEnvironment()
  return usePageActor(projectEditMachine, {
    input: { subject: '' },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const project = (await readProjects(userId)).find(({ id }) => id === subject)
          if (!project) throw new Failure('This project was deleted in another tab.')
          const edited = (newest: Project) => withEdits(newest, values)
          assertStored(await changeProject(userId, project.id, edited), 'the change')
          recordActivity(userId, project.id, 'edited', now())
        },
      },
    },
  })
}

/** The values with the typed member in the team; the next one starts with the same role. */
export function withTypedMember<T extends Pick<ProjectEdits, 'teamMembers' | 'member'>>(values: T): T {
  return isCompleteMember(values.member)
    ? {
        ...values,
        teamMembers: withMember(values.teamMembers, values.member),
        member: { ...EMPTY_MEMBER, role: values.member.role },
      }
    : values
}

/** The project as it is saved. A member who was typed but not added yet is included. */
export function withEdits(project: Project, values: ProjectEdits): Project {
  const { description, teamMembers, aiTools } = withTypedMember(values)
  const name = values.name.trim()
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
