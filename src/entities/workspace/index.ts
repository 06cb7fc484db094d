export type { RemoteSnapshot } from './api/remote'
export type { WorkspaceService } from './api/service'
export {
  useWorkspaceService,
  useWorkspaces,
  useWorkspaceTeam,
  type Workspaces,
  WorkspaceServiceProvider,
} from './api/use-workspaces'
