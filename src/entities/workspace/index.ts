export { exampleService } from './api/example-service'
export type { WorkspaceService } from './api/service'
export {
  useWorkspaceService,
  useWorkspaces,
  useWorkspaceTeam,
  type Workspaces,
  workspaceService,
  WorkspaceServiceProvider,
} from './api/use-workspaces'
