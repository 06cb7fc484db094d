import type { BackendDefinition, ProjectContext } from '../../definitions'
import { filesOf } from '../../file'
import { code } from '../../text/code'
import { appFile, configFile, mainFile } from './app'
import { dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { jsonFiles } from './json'
import { launcherFile } from './launcher'
import { manifestFile } from './manifest'
import { messageFiles } from './messages'
import { JAVA_VERSION } from './package'
import { serverFiles } from './server'
import { JAVA_STORES, javaStore } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { webFile } from './web'
import { NODE_MINIMUM } from '../../versions'

/**
 * Java with the HTTP server of the JDK and no framework. The commands of the JDK compile and run it, started by a small
 * script, so nothing has to be downloaded; Maven only brings the driver of a database.
 */
export const java: BackendDefinition = {
  label: 'Java',
  databases: Object.keys(JAVA_STORES) as (keyof typeof JAVA_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'node server/run.mjs dev',
    start: 'node server/run.mjs start',
    check: 'node server/run.mjs check',
    test: project.has('tests') ? 'node server/run.mjs test' : undefined,
  }),
  setup: (project) =>
    javaStore(project).driver &&
    'mvn --batch-mode --quiet --file server/pom.xml dependency:copy-dependencies',
  requirements: [`Node.js ${NODE_MINIMUM} or newer`, `a JDK ${JAVA_VERSION} or newer`],
  passwordHash: 'PBKDF2',
  testNote: 'They call the whole server in memory, without a port and without a test framework.',
  ignored: ['server/build/', 'server/lib/'],
  structure,
  files: (project) =>
    filesOf(
      manifestFile(project),
      launcherFile(project),
      mainFile(),
      appFile(project),
      configFile(project),
      healthFile(),
      webFile(project),
      ...jsonFiles(),
      ...messageFiles(),
      ...serverFiles(),
      ...storeFiles(project),
      project.has('api') && itemsFile(project),
      ...(project.has('auth') ? authFiles() : []),
      ...(project.has('ai') ? aiFiles(project) : []),
      ...(project.has('docs') ? docsFiles(project) : []),
      ...(project.has('tests') ? testFiles(project) : []),
    ),
  dockerStages,
  ciSetup: (project) => code`
    - uses: actions/setup-java@v4
      with:
        distribution: temurin
        java-version: ${JAVA_VERSION}
    ${javaStore(project).driver && '- run: npm run setup'}
  `,
}

function structure(project: ProjectContext): [path: string, purpose: string][] {
  const { has, database } = project
  const rows: [string, string, boolean][] = [
    ['server/run.mjs', 'compiles and runs the server', true],
    ['server/src/app/Main.java', 'starts and stops the server', true],
    ['server/src/app/App.java', 'all routes in one place', true],
    ['server/src/app/Config.java', 'everything that the environment decides', true],
    ['server/src/app/http/', 'requests, responses, JSON and the port', true],
    ['server/src/app/store/', `where data is kept: ${database.label}, or memory without it`, true],
    ['server/src/app/ItemRoutes.java', 'the `/api/items` resource', has('api')],
    ['server/src/app/auth/', 'accounts, passwords and sessions', has('auth')],
    ['server/src/app/ai/', 'client for the language model', has('ai')],
    ['server/openapi.json', 'description of the API', has('docs')],
    [
      'server/pom.xml',
      `the project for IDEs and Maven${javaStore(project).driver ? ', which has to be installed for `npm run setup`' : ''}`,
      true,
    ],
    ['server/test/', 'tests, run by `npm test`', has('tests')],
  ]
  return rows.filter(([, , present]) => present).map(([path, purpose]) => [path, purpose])
}
