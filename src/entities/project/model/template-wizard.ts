import {
  array,
  boolean,
  custom,
  type GenericSchema,
  maxLength,
  nonEmpty,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { AI_TOOL_IDS, type AiToolId, DEFAULT_AI_TOOLS } from '@orrery/generator/model'
import type { ProjectConfig } from '@orrery/generator/model'
import type { ProjectMember } from './team'
import { BACKENDS, DATABASES, FRONTENDS } from '@orrery/generator/model'
import { featuresSchema } from './features-schema'
import { type ChosenTemplate, chosenTemplateSchema } from './templates'
import { PROJECT_TYPES, type ProjectType } from '@orrery/generator/model'
import { type ProjectDetails, projectDetailsSchema } from './validation'

export const VISIBILITIES = ['private', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export interface Repository {
  name: string
  description: string
  private: boolean
}

/** Chosen parts of a stack, and its features. */
export type ChosenStack = Partial<Pick<ProjectConfig, 'frontend' | 'backend' | 'database' | 'features'>>

/** Everything that the template wizard asks for (D1 §3, project draft). */
export interface TemplateWizardValues extends ProjectDetails {
  /** Empty until one is chosen. */
  type: ProjectType | ''
  template: ChosenTemplate | null
  /** The chosen parts of a web app's stack; the template decides the rest. */
  stack: ChosenStack
  visibility: Visibility
  repository: Repository
  teamMembers: ProjectMember[]
  /** Ids of the tools that are on. */
  aiTools: AiToolId[]
}

export const EMPTY_TEMPLATE_WIZARD: TemplateWizardValues = {
  name: '',
  description: '',
  type: '',
  template: null,
  stack: {},
  visibility: 'private',
  repository: { name: '', description: '', private: true },
  teamMembers: [],
  aiTools: [...DEFAULT_AI_TOOLS],
}

/** WZA-06, step 1. */
export const templateDetailsSchema = object({
  ...projectDetailsSchema.entries,
  type: pipe(picklist(['', ...PROJECT_TYPES]), nonEmpty('Please select a project type')),
})

/** WZA-06, step 2. */
export const templateChoiceSchema = object({
  template: custom<ChosenTemplate | null>((template) => template !== null, 'Please select a template'),
})

const text = (limit: number) => pipe(string(), maxLength(limit))

export const templateWizardSchema: GenericSchema<unknown, TemplateWizardValues> = object({
  name: text(5000),
  description: text(50_000),
  type: picklist(['', ...PROJECT_TYPES]),
  template: nullable(chosenTemplateSchema),
  // Drafts of before know of no stack.
  stack: optional(
    object({
      frontend: optional(picklist(FRONTENDS)),
      backend: optional(picklist(BACKENDS)),
      database: optional(picklist(DATABASES)),
      features: optional(featuresSchema),
    }),
    {},
  ),
  visibility: picklist(VISIBILITIES),
  repository: object({ name: text(500), description: text(5000), private: boolean() }),
  teamMembers: pipe(
    array(object({ id: text(100), name: text(500), email: text(500), role: text(100) })),
    maxLength(500),
  ),
  aiTools: array(picklist(AI_TOOL_IDS)),
})
