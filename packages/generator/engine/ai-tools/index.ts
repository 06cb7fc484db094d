import type { GeneratedFile } from '../../model/project-file'
import { filesOf } from './file'
import { agents, architecture, contributing, pullRequest } from './guides'
import type { ToolProject } from './project'
import { dependabot, testWorkflow } from './workflows'

export { type Row, type ToolProject } from './project'

/** Every file of the enabled AI tools; none of a tool that is off. */
export function toolFiles(project: ToolProject): GeneratedFile[] {
  const { has } = project
  return filesOf(
    has('code-generation') && agents(project),
    has('code-review') && contributing(project),
    has('code-review') && pullRequest(project),
    has('dependency-management') && dependabot(project.ecosystems),
    has('documentation') && architecture(project),
    has('testing') && testWorkflow(project),
    has('performance') && project.benchmark.file,
  )
}
