import { array, looseObject, maxLength, nullable, object, parse, picklist, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '@orrery/generator/model'
import type { Project } from './project'
import { BACKENDS, DATABASES, FRONTENDS } from '@orrery/generator/model'
import { type ProjectType, TYPE_LABELS } from '@orrery/generator/model'

const COMPLEXITIES = ['Beginner', 'Intermediate', 'Advanced'] as const
type Complexity = (typeof COMPLEXITIES)[number]

/** A template of the wizard (D1 §3). */
export interface ProjectTemplate {
  id: string
  name: string
  description: string
  category: string
  technologies: string[]
  complexity: Complexity
  aiRecommended: boolean
}

/** The part of a template that the wizard needs; the gallery stores the whole template (TPL-06). */
export type ChosenTemplate = Omit<ProjectTemplate, 'aiRecommended'>

/**
 * WZA-03: the three documented templates, and one for each type that none of those is for, since a template has to
 * be chosen.
 */
const WIZARD_TEMPLATES: readonly (ProjectTemplate & { types: readonly ProjectType[] })[] = [
  {
    id: 'react-dashboard',
    name: 'React Dashboard',
    description: 'A signed-in dashboard with accounts, an API and a database behind it.',
    category: 'Web',
    technologies: ['React', 'Node.js', 'PostgreSQL'],
    complexity: 'Intermediate',
    aiRecommended: true,
    types: ['web-app'],
  },
  {
    id: 'ml-api',
    name: 'ML API',
    description: 'Trains a model on bundled data and answers predictions over HTTP.',
    category: 'AI/ML',
    technologies: ['Python', 'Scikit-learn'],
    complexity: 'Advanced',
    aiRecommended: true,
    types: ['ai-ml'],
  },
  {
    id: 'mobile-ecommerce',
    name: 'Mobile E-commerce',
    description: 'A small shop for phones: products, a basket, and its state kept on the device.',
    category: 'Mobile',
    technologies: ['React Native', 'Expo'],
    complexity: 'Intermediate',
    aiRecommended: true,
    types: ['mobile-app'],
  },
  {
    id: 'rest-api',
    name: 'REST API',
    description: 'A resource behind sign-in, with validation, an OpenAPI description and tests.',
    category: 'API',
    technologies: ['Node.js', 'TypeScript'],
    complexity: 'Beginner',
    aiRecommended: true,
    types: ['api'],
  },
  {
    id: 'desktop-notes',
    name: 'Desktop Notes',
    description: 'A window with notes that are kept on disk, behind secure defaults.',
    category: 'Desktop',
    technologies: ['Electron', 'TypeScript'],
    complexity: 'Intermediate',
    aiRecommended: true,
    types: ['desktop'],
  },
  {
    id: 'smart-contract',
    name: 'Smart Contract',
    description: 'A contract, its tests on a local chain, and a script that deploys it.',
    category: 'Blockchain',
    technologies: ['Solidity'],
    complexity: 'Advanced',
    aiRecommended: true,
    types: ['blockchain'],
  },
]

/** The choice of a stack in place of a template: it starts from the documented defaults. */
export const OWN_STACK: ProjectTemplate = {
  id: 'own-stack',
  name: 'Your own stack',
  description: 'Choose the frontend, backend, database and features yourself.',
  category: 'Web',
  technologies: [],
  complexity: 'Beginner',
  aiRecommended: false,
}

/** The templates for a type, without anything that only this list knows. */
export function templatesFor(type: ProjectType): ProjectTemplate[] {
  return WIZARD_TEMPLATES.filter(({ types }) => types.includes(type)).map(
    ({ types: _, ...template }) => template,
  )
}

/** The type that a template is for: a wizard template's own, else what its category and technologies say. */
export function typeOfTemplate(template: ChosenTemplate): ProjectType {
  if (template.id === OWN_STACK.id) return 'web-app'
  const known = WIZARD_TEMPLATES.find(({ id }) => id === template.id)?.types[0]
  if (known) return known
  const words = [template.category, ...template.technologies].join(' ').toLowerCase()
  if (/mobile|react native|expo|flutter|ios|android/.test(words)) return 'mobile-app'
  if (/blockchain|solidity|web3|ethereum/.test(words)) return 'blockchain'
  if (/desktop|electron|tauri/.test(words)) return 'desktop'
  if (/\bai\b|\bml\b|machine|learning|pytorch|tensorflow|scikit/.test(words)) return 'ai-ml'
  if (/\bapi\b|backend|microservice/.test(words)) return 'api'
  return 'web-app'
}

/** The wizard template with this id, or null. */
export function wizardTemplate(id: string): ProjectTemplate | null {
  return [...WIZARD_TEMPLATES, OWN_STACK].find((template) => template.id === id) ?? null
}

/** The basis of a project: the stack of a web app, the template of any other type. */
export function projectStack({
  config,
  template,
  type,
}: Pick<Project, 'config' | 'template' | 'type'>): string {
  if (config) return `${config.frontend} / ${config.backend} / ${config.database}`
  return (template && wizardTemplate(template)?.name) ?? TYPE_LABELS[type].label
}

/** The stack of a web app: the technologies of its template that the generator knows, else the documented defaults. */
export function stackOfTemplate(
  technologies: readonly string[],
): Pick<ProjectConfig, 'frontend' | 'backend' | 'database'> {
  const pick = <T extends string>(known: readonly T[], fallback: T) =>
    known.find((label) => technologies.includes(label)) ?? fallback
  return {
    frontend: pick(FRONTENDS, DEFAULT_PROJECT_CONFIG.frontend),
    backend: pick(BACKENDS, DEFAULT_PROJECT_CONFIG.backend),
    database: pick(DATABASES, DEFAULT_PROJECT_CONFIG.database),
  }
}

const text = pipe(string(), maxLength(500))

const CHOSEN = {
  id: text,
  name: text,
  description: text,
  category: text,
  technologies: pipe(array(text), maxLength(50)),
  complexity: picklist(COMPLEXITIES),
}

export const chosenTemplateSchema = object(CHOSEN)

/** The part of a template that the wizard works with. */
export const chosenFrom = (template: ChosenTemplate): ChosenTemplate => parse(chosenTemplateSchema, template)

/**
 * STO-01, TPL-06: the whole template that was chosen in the gallery. A value that does not parse counts as
 * none.
 */
export const storedTemplate: StoredDefinition<ChosenTemplate | null> = {
  key: 'chosen-template',
  version: 1,
  schema: nullable(looseObject(CHOSEN)),
  fallback: null,
}
