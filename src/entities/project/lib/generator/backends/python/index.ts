import type { BackendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { lines } from '../../text/code'
import { NODE_MINIMUM } from '../../versions'
import { appFile, configFile, mainFile, packageFile } from './app'
import { ciSetup, dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { pythonLauncher } from './launcher'
import { messagesFile, routerFile } from './messages'
import { serverFile } from './server'
import { PYTHON_STORES, pythonStore } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { PYPI, PYTHON_MINIMUM } from './versions'
import { webFile } from './web'

/**
 * Python with nothing but its standard library: `http.server` for the network, plain functions from request to response
 * behind it, so that tests call the whole server without a port. Only the driver of the database comes from PyPI.
 */
export const python: BackendDefinition = {
  label: 'Python',
  databases: Object.keys(PYTHON_STORES) as (keyof typeof PYTHON_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'node server/run.mjs dev',
    start: 'node server/run.mjs start',
    check: 'node server/run.mjs check',
    test: project.has('tests') ? 'node server/run.mjs test' : undefined,
  }),
  setup: (project) => (hasDriver(project) ? 'node server/run.mjs setup' : undefined),
  requirements: [`Node.js ${NODE_MINIMUM} or newer`, `Python ${PYTHON_MINIMUM} or newer`],
  passwordHash: 'scrypt',
  testNote:
    'They call the whole server in memory; only the tests of the network itself open a port, for this machine.',
  ignored: ['server/.venv/', '**/__pycache__/'],
  structure: (project) => [
    ['server/run.mjs', 'finds Python and runs the commands of the server'],
    ['server/app/__main__.py', 'starts and stops the server'],
    ['server/app/application.py', 'all routes in one place'],
    ['server/app/config.py', 'everything that the environment decides'],
    ['server/app/server.py', 'connections, limits and timeouts'],
    ['server/app/store/', `where data is kept: ${project.database.label}, or memory without it`],
    ...optional(project.has('api'), 'server/app/items.py', 'the `/api/items` resource'),
    ...optional(project.has('auth'), 'server/app/auth/', 'accounts, passwords and sessions'),
    ...optional(project.has('ai'), 'server/app/ai/', 'client for the language model'),
    ...optional(project.has('docs'), 'server/openapi.json', 'description of the API'),
    ...optional(project.has('tests'), 'server/tests/', 'tests, run by `npm test`'),
  ],
  files: (project) =>
    filesOf(
      pythonLauncher(project, hasDriver(project)),
      hasDriver(project) && requirementsFile(project),
      packageFile(project),
      mainFile(),
      appFile(project),
      configFile(project),
      messagesFile(project),
      routerFile(),
      serverFile(),
      healthFile(),
      webFile(project),
      ...storeFiles(project),
      project.has('api') && itemsFile(),
      ...(project.has('auth') ? authFiles(project) : []),
      ...(project.has('ai') ? aiFiles() : []),
      ...(project.has('docs') ? docsFiles(project) : []),
      ...(project.has('tests') ? testFiles(project) : []),
    ),
  dockerStages,
  ciSetup,
}

function hasDriver(project: ProjectContext): boolean {
  return pythonStore(project).packages.length > 0
}

function optional(present: boolean, path: string, purpose: string): [string, string][] {
  return present ? [[path, purpose]] : []
}

/** `requirements.txt`: the driver of the database, at an exact version. */
function requirementsFile(project: ProjectContext) {
  const { packages } = pythonStore(project)
  return file('requirements.txt', lines(...packages.map((name) => `${name}==${PYPI[name]}`)))
}
