import {
  AI_TOOLS,
  type AiToolId,
  EMPTY_MEMBER,
  type MemberDraft,
  type Project,
  type ProjectDetails,
  type ProjectMember,
} from '@/entities/project/model'

/** The parts of a project that can be changed after its creation. */
export interface ProjectEdits extends ProjectDetails {
  teamMembers: ProjectMember[]
  /** The team member that is being typed. */
  member: MemberDraft
  /** Ids of the tools that are on. */
  aiTools: AiToolId[]
}

export const NO_EDITS: ProjectEdits = {
  name: '',
  description: '',
  teamMembers: [],
  member: EMPTY_MEMBER,
  aiTools: [],
}

/** The initial values of the dialog. */
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
