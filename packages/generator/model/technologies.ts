/** The technology catalogue of D1 §3. A label is also the stored value: `React`, `Node.js`, `PostgreSQL`. */

export const FRONTENDS = ['React', 'Vue', 'Angular', 'Svelte', 'Next.js'] as const
export const BACKENDS = ['Node.js', 'Python', 'Java', 'Go', 'PHP', 'Ruby', '.NET'] as const
export const DATABASES = [
  'PostgreSQL',
  'MySQL',
  'MongoDB',
  'Redis',
  'SQLite',
  'Supabase',
  'Firebase',
] as const

export type Frontend = (typeof FRONTENDS)[number]
export type Backend = (typeof BACKENDS)[number]
export type Database = (typeof DATABASES)[number]

/** The parts of a stack, in the order in which they are chosen. */
export const STACK_PARTS = ['frontend', 'backend', 'database'] as const
export type StackPart = (typeof STACK_PARTS)[number]

/** The name of each part, alike wherever a stack is chosen or shown. */
export const PART_LABELS: Record<StackPart, string> = {
  frontend: 'Frontend',
  backend: 'Backend',
  database: 'Database',
}

/** Feature flags of a project configuration, in the order in which they are shown. */
export const FEATURES = ['auth', 'api', 'tests', 'ai', 'deployment', 'docs'] as const
export type Feature = (typeof FEATURES)[number]

/** The effect of a feature flag on the generated project, in words. */
export const FEATURE_LABELS: Record<Feature, { label: string; description: string }> = {
  auth: { label: 'Authentication', description: 'Sign-up and sign-in with hashed passwords' },
  api: { label: 'API endpoints', description: 'A small create, read, update, delete resource' },
  tests: { label: 'Tests', description: 'A test suite that passes from the first run' },
  ai: { label: 'AI integration', description: 'A typed client for OpenAI-compatible endpoints' },
  deployment: { label: 'Deployment', description: 'Dockerfile, compose file and a CI workflow' },
  docs: { label: 'Documentation', description: 'An OpenAPI description served by the server' },
}
