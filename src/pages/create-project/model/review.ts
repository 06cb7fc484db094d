import {
  AI_TOOLS,
  estimatedSetupMinutes,
  FEATURE_LABELS,
  FEATURES,
  type ProjectConfig,
  resourcesText,
  TYPE_LABELS,
  wizardAAddress,
  type WizardAValues,
} from '@/entities/project/model'

/** WZA-01: what reading A is about to create. */
export function reviewOfA(values: WizardAValues): [string, string][] {
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
    ['Address', wizardAAddress(values.name)],
  ]
}

/** WZB-03: what reading B is about to create, and how long setup is estimated to take. */
export function reviewOfB(config: ProjectConfig): [string, string][] {
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
