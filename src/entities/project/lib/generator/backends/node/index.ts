import type { BackendDefinition } from '../../definitions'
import { filesOf } from '../../file'
import { lines } from '../../text/code'
import { appFile, configFile, httpFile, mainFile } from './app'
import { dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { manifestFile, typescriptFile } from './manifest'
import { NODE_STORES } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { webFile } from './web'
import { NODE_MINIMUM } from '../../versions'

/**
 * Node.js with Hono: a router on web-standard requests and responses, without dependencies of its own. Its `app.request()`
 * lets tests call the whole server without opening a port. The code is TypeScript that tsx runs directly, so there is no
 * build step on the server.
 */
export const node: BackendDefinition = {
  label: 'Node.js',
  databases: Object.keys(NODE_STORES) as (keyof typeof NODE_STORES)[],
  npmWorkspace: true,
  scripts: (project) => ({
    dev: 'npm run dev --workspace server',
    start: 'npm start --workspace server',
    check: 'npm run check --workspace server',
    test: project.has('tests') ? 'npm test --workspace server' : undefined,
  }),
  requirements: [`Node.js ${NODE_MINIMUM} or newer`],
  passwordHash: 'scrypt',
  testNote: 'They call the whole server in memory, without a port.',
  environment: ({ config }) => [
    {
      name: 'NODE_ENV',
      value: config.environment === 'development' ? 'development' : 'production',
      description: 'With production, requests are not logged and errors keep their details to themselves.',
    },
  ],
  ignored: [],
  structure: (project) => [
    ['server/src/main.ts', 'starts and stops the server'],
    ['server/src/app.ts', 'all routes in one place'],
    ['server/src/config.ts', 'everything that the environment decides'],
    ['server/src/store/', `where data is kept: ${project.database.label}, or memory without it`],
    ...(project.has('api') ? [['server/src/items.ts', 'the `/api/items` resource'] as [string, string]] : []),
    ...(project.has('auth')
      ? [['server/src/auth/', 'accounts, passwords and sessions'] as [string, string]]
      : []),
    ...(project.has('ai') ? [['server/src/ai/', 'client for the language model'] as [string, string]] : []),
    ...(project.has('docs') ? [['server/openapi.json', 'description of the API'] as [string, string]] : []),
    ...(project.has('tests') ? [['server/test/', 'tests, run by `npm test`'] as [string, string]] : []),
  ],
  files: (project) =>
    filesOf(
      manifestFile(project),
      typescriptFile(project.has('tests') ? ['src', 'test'] : ['src']),
      mainFile(project),
      appFile(project),
      configFile(project),
      needsBodies(project.has) && httpFile(),
      healthFile(project),
      webFile(project.frontend),
      ...storeFiles(project),
      project.has('api') && itemsFile(project),
      ...(project.has('auth') ? authFiles() : []),
      ...(project.has('ai') ? aiFiles(project) : []),
      ...(project.has('docs') ? docsFiles(project) : []),
      ...(project.has('tests') ? testFiles(project) : []),
    ),
  dockerStages,
  ciSetup: () => lines(),
}

/** True when a route reads a request body. */
function needsBodies(has: (feature: 'api' | 'auth' | 'ai') => boolean): boolean {
  return has('api') || has('auth') || has('ai')
}
