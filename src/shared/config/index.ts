export { type BuildBackend, type HostedBackend, readBuildBackend } from './env'
export { paths } from './paths'
