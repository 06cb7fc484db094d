export { createProjectAMachine } from './create-project-a.machine'
export type { CreateProjectAContext, CreateProjectAEvent, CreateProjectAInput } from './setup'
export { wizardAStages } from './stages'
export { creationOfA } from './setup'
