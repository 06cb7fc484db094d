import type { EnvironmentVariable, ProjectContext } from '../definitions'
import { blocks, lines } from '../text/code'

/** A group of variables, in the order of `.env.example`. */
export interface EnvironmentGroup {
  title: string
  variables: EnvironmentVariable[]
}

/** Every variable that the project reads. `.env.example` and the readme are both made from this. */
export function environmentGroups(project: ProjectContext): EnvironmentGroup[] {
  const { backend, config, database, has } = project
  const compose = has('deployment') ? (database.compose?.variables ?? []) : []
  return [
    {
      title: 'Server',
      variables: [
        { name: 'PORT', value: '3000', description: 'Port that the server listens on.' },
        {
          name: 'HOST',
          value: '127.0.0.1',
          description: 'Address that the server listens on; 0.0.0.0 makes it reachable from other machines.',
        },
        {
          name: 'APP_ENV',
          value: config.environment,
          description: 'Name of this deployment: development, staging or production.',
        },
        ...(backend.environment?.(project) ?? []),
      ],
    },
    { title: database.label, variables: [...database.environment, ...compose] },
    ...(has('ai') ? [{ title: 'Assistant', variables: AI_VARIABLES }] : []),
  ]
}

const AI_VARIABLES: EnvironmentVariable[] = [
  {
    name: 'AI_BASE_URL',
    value: 'https://api.openai.com/v1',
    description: 'Base address of an OpenAI-compatible API.',
  },
  { name: 'AI_API_KEY', value: '', description: 'Key for it. Empty: the assistant is off.' },
  { name: 'AI_MODEL', value: 'gpt-4o-mini', description: 'Model that answers.' },
]

/** `.env.example` */
export function environmentExample(project: ProjectContext): string {
  return blocks(
    '# Copy this file to .env and change what you need. Every variable is optional.',
    ...environmentGroups(project).map(({ title, variables }) =>
      lines(
        `# ${title}`,
        ...variables.map(({ name, value, example, description }) =>
          lines(`# ${description}`, example && `# Example: ${name}=${example}`, `${name}=${value}`),
        ),
      ),
    ),
  )
}
