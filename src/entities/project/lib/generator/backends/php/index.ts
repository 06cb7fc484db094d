import type { BackendDefinition } from '../../definitions'
import { filesOf } from '../../file'
import { lines } from '../../text/code'
import { appFile, frontFile } from './app'
import { configFile, environmentFile } from './config'
import { NODE_MINIMUM } from '../../versions'
import { apacheFile, dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { httpFiles } from './http'
import { extensionsOf, manifestFiles, PHP_MINIMUM } from './manifest'
import { startFile } from './start'
import { PHP_STORES } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { valueFiles } from './values'
import { webFile } from './web'

/**
 * PHP without a framework and without packages: one front controller, which PHP's own web server calls in development and
 * Apache in the container. Requests share nothing, so what has to outlive one lies in locked files.
 */
export const php: BackendDefinition = {
  label: 'PHP',
  databases: Object.keys(PHP_STORES) as (keyof typeof PHP_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'php server/start.php',
    start: 'php server/start.php',
    check: 'php server/check.php',
    test: project.has('tests') ? 'php server/test/run.php' : undefined,
  }),
  requirements: [
    `Node.js ${NODE_MINIMUM} or newer`,
    `PHP ${PHP_MINIMUM} or newer (\`server/composer.json\` names the extensions that the database needs)`,
  ],
  passwordHash: 'bcrypt',
  testNote: 'They call the whole server in one process, without a port; the runner is `server/test/run.php`.',
  ignored: ['server/var/'],
  structure: (project) => [
    ['server/start.php', 'starts and stops the server'],
    ['server/public/index.php', 'the only file that a web server calls'],
    ['server/src/App.php', 'all routes in one place'],
    ['server/src/Config.php', 'everything that the environment decides'],
    ['server/src/Store/', `where data is kept: ${project.database.label}, or a file until the server stops`],
    ...(project.has('api')
      ? [['server/src/Items.php', 'the `/api/items` resource'] as [string, string]]
      : []),
    ...(project.has('auth')
      ? [['server/src/Auth/', 'accounts, passwords and sessions'] as [string, string]]
      : []),
    ...(project.has('ai') ? [['server/src/Ai/', 'client for the language model'] as [string, string]] : []),
    ...(project.has('docs') ? [['server/openapi.json', 'description of the API'] as [string, string]] : []),
    ...(project.has('tests') ? [['server/test/', 'tests, run by `npm test`'] as [string, string]] : []),
    ...(project.has('deployment')
      ? [['server/apache.conf', 'the web server of the container'] as [string, string]]
      : []),
  ],
  files: (project) =>
    filesOf(
      ...manifestFiles(project),
      startFile(),
      frontFile(project),
      appFile(project),
      configFile(project),
      environmentFile(),
      ...valueFiles(project),
      ...httpFiles(project),
      healthFile(project),
      webFile(project),
      ...storeFiles(project),
      project.has('api') && itemsFile(),
      ...(project.has('auth') ? authFiles() : []),
      ...(project.has('ai') ? aiFiles() : []),
      ...(project.has('docs') ? docsFiles(project) : []),
      ...(project.has('tests') ? testFiles(project) : []),
      project.has('deployment') && apacheFile(),
    ),
  dockerStages,
  ciSetup: (project) =>
    lines(
      '- uses: shivammathur/setup-php@v2',
      '  with:',
      `    php-version: "${PHP_MINIMUM}"`,
      extensionsOf(project).length > 0 && `    extensions: ${extensionsOf(project).join(', ')}`,
    ),
}
