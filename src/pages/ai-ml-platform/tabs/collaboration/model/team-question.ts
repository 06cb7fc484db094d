import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** A step that cannot be undone, with the names in its question. */
export interface TeamQuestion {
  kind: 'remove' | 'handOver' | 'leave' | 'delete'
  /** The member; empty where the question is about the workspace. */
  id: string
  name: string
  workspace: string
}

interface Answer {
  /** The name of the workspace, before it is deleted for all members. */
  typed: string
}

const NO_QUESTION: TeamQuestion = { kind: 'leave', id: '', name: '', workspace: '' }

/** The dialog that asks before a member or a workspace goes. */
export const teamQuestionMachine = createFormMachine<Answer, TeamQuestion>({
  id: 'team-question',
  empty: { typed: '' },
  check: ({ typed }, { kind, workspace }) =>
    kind === 'delete' && typed.trim() !== workspace
      ? [{ field: 'typed', message: `Type ${workspace} to confirm` }]
      : [],
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type TeamQuestionActor = ActorRefFrom<typeof teamQuestionMachine>

/** `act` does what was asked and rejects with a `Failure` when it is refused. */
export function useTeamQuestion(act: (question: TeamQuestion) => Promise<void>): TeamQuestionActor {
  return usePageActor(teamQuestionMachine, {
    input: { subject: NO_QUESTION },
    effects: { actors: { send: ({ input }) => act(input.subject) } },
  })
}
