export { type ChosenWorkspace, chosenWorkspace, currentWorkspace } from './chosen'
export { WORKSPACE_NAME_LIMIT, type WorkspaceName, workspaceNameSchema } from './name'
export { EXAMPLE_INVITATION, exampleTeam, exampleWorkspaces } from './samples'
export {
  type Membership,
  personalWorkspace,
  type ReceivedInvitation,
  type Workspace,
  type WorkspaceEvent,
  type WorkspaceRole,
  type WorkspaceTeam,
} from './workspace'
