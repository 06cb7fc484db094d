export { ACTIVITY_TEXTS, type Activity, type ActivityKind, storedActivity } from './activity'
export {
  CPU_OPTIONS,
  cpuText,
  DEFAULT_PROJECT_CONFIG,
  ENVIRONMENTS,
  type Environment,
  estimatedSetupMinutes,
  MEMORY_OPTIONS,
  type ProjectConfig,
  type Resources,
  resourcesText,
  type StackChoice,
  STORAGE_OPTIONS,
  withChoice,
} from '@orrery/generator/model'
export { creationStages } from './creation-stages'
export { AI_TOOLS, type AiToolId, toggleTool } from '@orrery/generator/model'
export {
  BOOKMARK_NAME_LIMIT,
  type Bookmark,
  DRAFT_LIMIT,
  type Draft,
  type DraftContent,
  draftName,
  isNamed,
  type RestoredDraft,
  restoredDraft,
  storedBookmarks,
  storedDrafts,
} from './drafts'
export {
  codeSource,
  namedByStack,
  type Project,
  projectAddress,
  storedConfiguration,
  storedProjects,
  templateWizardAddress,
  duplicateOf,
  projectSchema,
} from './project'
export { type CodeOrder, type CodeSource, type GeneratedFile, isLockFile } from '@orrery/generator/model'
export { projects } from './projects-collection'
export { RECENT, recentProjects } from './recent'
export { SAMPLE_PROJECTS } from './samples'
export { configLink, readConfigLink } from './config-link'
export type { LinkReading } from './link'
export { readTemplateWizardLink, templateWizardLink } from './template-wizard-link'
export {
  EMPTY_MEMBER,
  isCompleteMember,
  type MemberDraft,
  type ProjectMember,
  withMember,
} from './team'
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
  PART_LABELS,
  STACK_PARTS,
  type StackPart,
} from '@orrery/generator/model'
export {
  DESCRIPTION_LIMIT,
  projectDetailsSchema,
  type ProjectDetails,
} from './validation'
export {
  type ChosenTemplate,
  chosenFrom,
  OWN_STACK,
  type ProjectTemplate,
  stackOfTemplate,
  storedTemplate,
  templatesFor,
  typeOfTemplate,
  projectStack,
  wizardTemplate,
} from './templates'
export { PROJECT_TYPES, type ProjectType, TYPE_LABELS } from '@orrery/generator/model'
export {
  EMPTY_TEMPLATE_WIZARD,
  type Repository,
  templateChoiceSchema,
  type Visibility,
  templateDetailsSchema,
  type ChosenStack,
  type TemplateWizardValues,
} from './template-wizard'
export {
  filterProjects,
  NO_FILTER,
  PROJECT_SORTS,
  type ProjectFilter,
  type ProjectSort,
  projectStats,
  SORT_LABELS,
  sortProjects,
} from './filter'
