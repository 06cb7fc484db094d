export { idOf } from './condition'
export { stackSchema, type Templates, versionsSchema } from './manifest'
export { exists, type ExplainedFile, makeProject, type Order } from './project'
export { API_CHOICE, makeStarter } from './starter'
