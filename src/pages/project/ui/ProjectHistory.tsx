import { changeProject } from '@/entities/project'
import { type Project, projects } from '@/entities/project/model'
import { DocumentHistory } from '@/features/document-history'
import { workspaceOf } from '@/shared/lib/workplace'

const LABELS = {
  name: 'Name',
  description: 'Description',
  type: 'Type',
  template: 'Template',
  status: 'Status',
  teamMembers: 'Team',
  aiTools: 'AI tools',
  url: 'Address',
  'config.frontend': 'Front end',
  'config.backend': 'Back end',
  'config.database': 'Database',
  'config.features': 'Features',
  'config.environment': 'Environment',
  'config.resources.cpu': 'CPU',
  'config.resources.memory': 'Memory',
  'config.resources.storage': 'Storage',
  visibility: 'Visibility',
  'repository.name': 'Repository',
}

/** The versions of a project that the account has stored. */
export default function ProjectHistory({ workplace, project }: { workplace: string; project: Project }) {
  return (
    <DocumentHistory
      workspace={workspaceOf(workplace)}
      definition={projects}
      entry={project}
      labels={LABELS}
      onRestore={(version) => changeProject(workplace, project.id, () => version)}
    />
  )
}
