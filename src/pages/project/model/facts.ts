import {
  FEATURE_LABELS,
  FEATURES,
  type Project,
  type ProjectConfig,
  resourcesText,
  TYPE_LABELS,
  wizardTemplate,
} from '@/entities/project/model'
import { formatDateTime } from '@/shared/lib/format'

/** The facts of a project as rows of the page, e.g. its template, its team and its status. */
export function factsOf(project: Project): [label: string, value: string][] {
  const { type, template, config, teamMembers, visibility, repository } = project
  const tools = project.aiTools.filter(({ enabled }) => enabled).map(({ name }) => name)
  const rows: [string, string | null | undefined][] = [
    ['Type', TYPE_LABELS[type].label],
    ['Template', template && (wizardTemplate(template)?.name ?? template)],
    ...(config ? stackRows(config) : []),
    ['AI tools', tools.join(', ')],
    ['Team', teamMembers.map(({ name, role }) => `${name} (${role})`).join(', ')],
    ['Visibility', visibility],
    ['Repository', repository?.name],
    ['Created', `${formatDateTime(project.createdAt)} by ${project.createdBy}`],
    ['Status', project.status],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

function stackRows(config: ProjectConfig): [string, string][] {
  const features = FEATURES.filter((feature) => config.features[feature])
  return [
    ['Stack', `${config.frontend}, ${config.backend}, ${config.database}`],
    ['Features', features.map((feature) => FEATURE_LABELS[feature].label).join(', ') || 'None'],
    ['Environment', config.environment],
    ['Resources', resourcesText(config.resources)],
  ]
}
