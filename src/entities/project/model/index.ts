export {
  CPU_OPTIONS,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  type Environment,
  estimatedSetupMinutes,
  MEMORY_OPTIONS,
  type ProjectConfig,
  type Resources,
  STORAGE_OPTIONS,
} from './config'
export { creationStages } from './creation-stages'
export {
  PROJECT_HOST,
  PROJECT_TYPES,
  type Project,
  type ProjectAiTool,
  type ProjectMember,
  type ProjectStatus,
  type ProjectType,
  projectAddress,
  projectConfigSchema,
  storedConfiguration,
  storedProjects,
} from './project'
export type { GeneratedFile, ProjectFile } from './project-file'
export { SAMPLE_PROJECTS } from './samples'
export {
  BACKENDS,
  type Backend,
  DATABASES,
  type Database,
  FEATURE_LABELS,
  FEATURES,
  type Feature,
  FRONTENDS,
  type Frontend,
} from './technologies'
export {
  DESCRIPTION_LIMIT,
  type ProjectDetails,
  type ProjectFieldError,
  validateProjectDetails,
} from './validation'
