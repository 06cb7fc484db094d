import type { BackendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { aiFiles } from './api/ai'
import { appFile } from './api/app'
import { authRoutesFile, sessionsFile } from './api/auth'
import { docsFiles } from './api/docs'
import { healthFile } from './api/health'
import { middlewareFile, respondFile } from './api/http'
import { idFile, itemsFile } from './api/items'
import { authPackageFiles } from './api/passwords'
import { webFile } from './api/web'
import { configFile, envFile } from './config'
import { ciSetup, dockerStages } from './docker'
import { launcherFile } from './launcher'
import { mainFile, moduleFile } from './main'
import { GO_STORES, goStore } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { GO_MINIMUM } from './versions'
import { NODE_MINIMUM } from '../../versions'

/**
 * Go with its standard library alone. Only the drivers of databases whose protocol is not simple come from elsewhere: their
 * files have a build tag, so the server builds without any download until `npm run setup` has added the driver to `go.mod`.
 */
export const go: BackendDefinition = {
  label: 'Go',
  databases: Object.keys(GO_STORES) as (keyof typeof GO_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'node server/go.mjs dev',
    start: 'node server/go.mjs start',
    check: 'node server/go.mjs vet ./...',
    test: project.has('tests') ? 'node server/go.mjs test ./...' : undefined,
  }),
  setup: (project) => {
    const { driver } = goStore(project)
    return driver && `cd server && go get ${driver.path}@${driver.version}`
  },
  requirements: [`Node.js ${NODE_MINIMUM} or newer`, `Go ${GO_MINIMUM} or newer`],
  passwordHash: 'PBKDF2 (HMAC-SHA-256, 600,000 iterations)',
  testNote: 'They call the whole server in memory with `net/http/httptest`, without a port.',
  ignored: ['server/bin/'],
  structure: (project) => structure(project),
  files: (project) => {
    const { has } = project
    return filesOf(
      moduleFile(),
      file(
        '.editorconfig',
        code`
        [*.go]
        indent_style = tab
      `,
      ),
      launcherFile(project),
      mainFile(project),
      configFile(project),
      envFile(),
      appFile(project),
      middlewareFile(),
      respondFile(project),
      healthFile(),
      webFile(project),
      ...storeFiles(project),
      (has('api') || has('auth')) && idFile(),
      has('api') && itemsFile(),
      ...(has('auth')
        ? [authRoutesFile(), sessionsFile(has('api') || has('ai')), ...authPackageFiles()]
        : []),
      ...(has('ai') ? aiFiles(project) : []),
      ...(has('docs') ? docsFiles(project) : []),
      ...(has('tests') ? testFiles(project) : []),
    )
  },
  dockerStages,
  ciSetup,
}

function structure(project: ProjectContext): [path: string, purpose: string][] {
  const { has, database } = project
  const { driver } = goStore(project)
  const rows: ([path: string, purpose: string] | false)[] = [
    ['server/main.go', 'starts and stops the server'],
    ['server/internal/api/', 'all routes, in `app.go`, and what answers them'],
    ['server/internal/config/', 'everything that the environment decides'],
    ['server/internal/store/', `where data is kept: ${database.label}, or memory without it`],
    has('auth') && ['server/internal/auth/', 'passwords, and the limit of attempts'],
    has('ai') && ['server/internal/ai/', 'client for the language model'],
    has('docs') && ['server/internal/api/openapi.json', 'description of the API'],
    has('tests') && ['server/internal/api/app_test.go', 'tests, run by `npm test`, lie beside the code'],
    [
      'server/go.mjs',
      driver
        ? `runs Go for the npm scripts, with \`-tags ${driver.tag}\` once \`npm run setup\` has added the driver`
        : 'runs Go for the npm scripts',
    ],
  ]
  return rows.filter((row): row is [path: string, purpose: string] => row !== false)
}
