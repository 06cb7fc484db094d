export { templateWizardMachine } from './create-project-a.machine'
export type { TemplateWizardContext, TemplateWizardEvent, TemplateWizardInput } from './setup'
export { templateWizardStages } from './stages'
export { templateCreation } from './setup'
