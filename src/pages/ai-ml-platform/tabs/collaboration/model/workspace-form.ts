import { type WorkspaceName, workspaceNameSchema } from '@/entities/workspace/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** The workspace that is renamed; null for a new workspace. */
export type NamedWorkspace = { id: string; name: string } | null

/** The dialog that creates or renames a workspace. */
export const workspaceFormMachine = createFormMachine<WorkspaceName, NamedWorkspace>({
  id: 'workspace-name',
  empty: { name: '' },
  check: (values) => fieldErrors(workspaceNameSchema, values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type WorkspaceFormActor = ActorRefFrom<typeof workspaceFormMachine>

/** `save` rejects with a `Failure` when the name is refused. */
export function useWorkspaceForm(
  save: (name: string, workspace: NamedWorkspace) => Promise<void>,
): WorkspaceFormActor {
  return usePageActor(workspaceFormMachine, {
    input: { subject: null },
    effects: { actors: { send: ({ input }) => save(input.values.name.trim(), input.subject) } },
  })
}
