export { createProjectBMachine } from './create-project-b.machine'
export type { CreateProjectBContext, CreateProjectBEvent, CreateProjectBInput } from './setup'
export { creationOfB } from './setup'
