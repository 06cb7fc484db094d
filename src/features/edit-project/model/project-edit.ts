import { changeProject, readProjects, recordActivity } from '@/entities/project'
import {
  AI_TOOLS,
  type AiToolId,
  EMPTY_MEMBER,
  isCompleteMember,
  type MemberDraft,
  type Project,
  PROJECT_RULES,
  type ProjectDetails,
  type ProjectMember,
  withMember,
} from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { brokenRules } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'

/** What of a project can be changed afterwards. */
export interface ProjectEdits extends ProjectDetails {
  teamMembers: ProjectMember[]
  /** The team member that is being typed. */
  member: MemberDraft
  /** Ids of the tools that are on. */
  aiTools: AiToolId[]
}

/** PRJ-06 (edit): the dialog of one project, whose id is the subject. It closes once the change is kept. */
export const projectEditMachine = createFormMachine<ProjectEdits, string>({
  id: 'project-edit',
  empty: { name: '', description: '', teamMembers: [], member: EMPTY_MEMBER, aiTools: [] },
  check: (values) => brokenRules(PROJECT_RULES, values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type ProjectEditActor = ActorRefFrom<typeof projectEditMachine>

/** The edit dialog of one user's projects. */
export function useProjectEdit(userId: string): ProjectEditActor {
  const { now } = useActorEnvironment()
  return usePageActor(projectEditMachine, {
    input: { subject: '' },
    effects: {
      actors: {
        send: async ({ input: { values, subject } }) => {
          const project = (await readProjects(userId)).find(({ id }) => id === subject)
          if (!project) throw new Failure('This project was removed in another tab.')
          const edited = (newest: Project) => withEdits(newest, values)
          assertKept(await changeProject(userId, project.id, edited), 'the change')
          recordActivity(userId, project.id, 'edited', now())
        },
      },
    },
  })
}

/** What the dialog starts from. */
export function editsOf({ name, description, teamMembers, aiTools }: Project): ProjectEdits {
  const enabled = new Set(aiTools.filter((tool) => tool.enabled).map(({ id }) => id))
  return {
    name,
    description,
    teamMembers,
    member: EMPTY_MEMBER,
    aiTools: AI_TOOLS.filter(({ id }) => enabled.has(id)).map(({ id }) => id),
  }
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

/** The project as it is kept. Somebody who was typed but not added yet comes along. */
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
