export { stackWizardMachine } from './create-project-b.machine'
export type { StackWizardContext, StackWizardEvent, StackWizardInput } from './setup'
export { stackCreation } from './setup'
