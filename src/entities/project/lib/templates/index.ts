export { idOf } from './condition'
export { exists, type ExplainedFile, makeProject, type Order } from './project'
export { API_CHOICE, makeStarter } from './starter'
