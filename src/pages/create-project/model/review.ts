import {
  AI_TOOLS,
  estimatedSetupMinutes,
  FEATURE_LABELS,
  FEATURES,
  STACK_PARTS,
  type ProjectConfig,
  resourcesText,
  TYPE_LABELS,
  templateWizardAddress,
  type TemplateWizardValues,
} from '@/entities/project/model'

const stackText = (config: ProjectConfig) => STACK_PARTS.map((part) => config[part]).join(', ')

const featuresText = ({ features }: ProjectConfig) =>
  FEATURES.filter((feature) => features[feature])
    .map((feature) => FEATURE_LABELS[feature].label)
    .join(', ') || 'None'

/** WZA-01: what the template wizard is about to create; `config` is the stack of a web app. */
export function templateWizardReview(
  values: TemplateWizardValues,
  config: ProjectConfig | null,
): [string, string][] {
  const tools = AI_TOOLS.filter(({ id }) => values.aiTools.includes(id))
  const rows: [string, string][] = [
    ['Name', values.name.trim()],
    ['Description', values.description],
    ['Type', values.type ? TYPE_LABELS[values.type].label : 'None'],
    ['Template', values.template?.name ?? 'None'],
    ...(config
      ? ([
          ['Stack', stackText(config)],
          ['Features', featuresText(config)],
        ] satisfies [string, string][])
      : []),
    ['Visibility', values.visibility],
    ['Repository', values.repository.name.trim()],
    ['Team', values.teamMembers.map(({ name, role }) => `${name} (${role})`).join(', ')],
    ['AI tools', tools.map(({ name }) => name).join(', ') || 'None'],
    ['Address', templateWizardAddress(values.name)],
  ]
  // An answer that was left out needs no row.
  return rows.filter(([, value]) => value !== '')
}

/** WZB-03: what the stack wizard is about to create, and how long setup is estimated to take. */
export function stackWizardReview(config: ProjectConfig): [string, string][] {
  return [
    ['Name', config.name.trim()],
    ['Description', config.description || 'None'],
    ['Stack', stackText(config)],
    ['Features', featuresText(config)],
    ['Environment', config.environment],
    ['Resources', resourcesText(config.resources)],
    ['Estimated setup', `${estimatedSetupMinutes(config)} minutes`],
  ]
}
