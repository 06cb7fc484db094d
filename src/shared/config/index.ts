export { AI_ML_TABS, type AiMlTab, aiMlTabOf } from './ai-ml-tabs'
export { contact } from './contact'
export { type BackendConfig, type BuildBackend, hasServer, readBuildBackend } from './env'
export { paths } from './paths'
