import { TYPE_LABELS, type WizardAValues } from '@/entities/project/model'

/** ms, WZA-08 */
export const STAGE_PAUSE = 800

/** WZA-08: the ten messages. The documents give their number, not their words. */
export function wizardAStages({ type, template, visibility, teamMembers, aiTools }: WizardAValues): string[] {
  return [
    'Preparing the workspace',
    `Reading the template ${template?.name ?? ''}`.trim(),
    `Setting up the ${type ? TYPE_LABELS[type].label : 'project'}`,
    'Writing the source files',
    'Pinning dependencies',
    `Describing the ${visibility} repository`,
    teamMembers.length === 1 ? 'Adding 1 team member' : `Adding ${teamMembers.length} team members`,
    aiTools.length === 1 ? 'Switching on 1 AI tool' : `Switching on ${aiTools.length} AI tools`,
    'Checking the result',
    'Finishing',
  ]
}
