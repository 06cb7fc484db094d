export { idOf } from './condition'
export type { Templates } from './manifest'
export { exists, type ExplainedFile, makeProject, type Order } from './project'
export { API_CHOICE, makeStarter } from './starter'
