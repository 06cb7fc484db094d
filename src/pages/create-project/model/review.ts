import {
  AI_TOOLS,
  estimatedSetupMinutes,
  FEATURE_LABELS,
  FEATURES,
  type ProjectConfig,
  resourcesText,
  TYPE_LABELS,
  templateWizardAddress,
  type TemplateWizardValues,
} from '@/entities/project/model'

/** WZA-01: what the template wizard is about to create. */
export function templateWizardReview(values: TemplateWizardValues): [string, string][] {
  const tools = AI_TOOLS.filter(({ id }) => values.aiTools.includes(id))
  return [
    ['Name', values.name.trim()],
    ['Description', values.description || 'None'],
    ['Type', values.type ? TYPE_LABELS[values.type].label : 'None'],
    ['Template', values.template?.name ?? 'None'],
    ...(Object.keys(values.stack).length > 0
      ? [['Stack', Object.values(values.stack).join(', ')] satisfies [string, string]]
      : []),
    ['Visibility', values.visibility],
    ['Repository', values.repository.name.trim() || 'None'],
    ['Team', values.teamMembers.map(({ name, role }) => `${name} (${role})`).join(', ') || 'Nobody yet'],
    ['AI tools', tools.map(({ name }) => name).join(', ') || 'None'],
    ['Address', templateWizardAddress(values.name)],
  ]
}

/** WZB-03: what the stack wizard is about to create, and how long setup is estimated to take. */
export function stackWizardReview(config: ProjectConfig): [string, string][] {
  const features = FEATURES.filter((feature) => config.features[feature])
  return [
    ['Name', config.name.trim()],
    ['Description', config.description || 'None'],
    ['Stack', `${config.frontend}, ${config.backend}, ${config.database}`],
    ['Features', features.map((feature) => FEATURE_LABELS[feature].label).join(', ') || 'None'],
    ['Environment', config.environment],
    ['Resources', resourcesText(config.resources)],
    ['Estimated setup', `${estimatedSetupMinutes(config)} minutes`],
  ]
}
