import { TYPE_LABELS, type TemplateWizardValues } from '@/entities/project/model'

/** ms, WZA-08 */
export const STAGE_PAUSE = 800

/** WZA-08: the ten messages. The documents give their number, not their words. */
export function templateWizardStages({
  type,
  template,
  visibility,
  teamMembers,
  aiTools,
}: TemplateWizardValues): string[] {
  return [
    'Preparing the workspace',
    `Reading the template ${template?.name ?? ''}`.trim(),
    `Setting up the ${type ? TYPE_LABELS[type].label : 'project'}`,
    'Writing the source files',
    'Pinning dependencies',
    `Writing ${visibility} repository metadata`,
    teamMembers.length === 0 ? 'Skipping the team' : `Adding ${counted(teamMembers.length, 'team member')}`,
    aiTools.length === 0 ? 'Skipping the AI tools' : `Adding ${counted(aiTools.length, 'AI tool')}`,
    'Checking the result',
    'Finishing',
  ]
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
