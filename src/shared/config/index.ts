export { contact } from './contact'
export { type BackendConfig, type BuildBackend, readBuildBackend } from './env'
export { paths } from './paths'
