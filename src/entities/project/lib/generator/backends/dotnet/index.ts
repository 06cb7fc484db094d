import type { BackendDefinition } from '../../definitions'
import { filesOf } from '../../file'
import { lines } from '../../text/code'
import { NODE_MINIMUM } from '../../versions'
import { appFile, programFile } from './app'
import { configFile, environmentFile, foldersFile } from './config'
import { dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { httpFiles } from './http'
import { DOTNET_MINIMUM, projectFile, styleFile, testProjectFile } from './manifest'
import { DOTNET_STORES } from './stores'
import { storeFiles } from './stores/files'
import { hasData } from './stores/store'
import { testFiles } from './tests'
import { timesFile } from './times'
import { webFile } from './web'

/**
 * ASP.NET Core's minimal API on Kestrel, with nothing but the shared framework and the driver of the database. Handlers
 * are plain functions of the request's context, so that nothing is bound, validated or filtered out of sight.
 */
export const dotnet: BackendDefinition = {
  label: '.NET',
  databases: Object.keys(DOTNET_STORES) as (keyof typeof DOTNET_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'dotnet watch --non-interactive --project server/src run',
    start: 'dotnet run --project server/src --configuration Release',
    check: project.has('tests') ? 'dotnet build server/test' : 'dotnet build server/src',
    test: project.has('tests') ? 'dotnet run --project server/test' : undefined,
  }),
  requirements: [`Node.js ${NODE_MINIMUM} or newer`, `the .NET SDK ${DOTNET_MINIMUM} or newer`],
  passwordHash: 'PBKDF2',
  testNote:
    'They start the whole server on a free port of this machine; the runner is a small console program, so that they need no package of their own.',
  ignored: ['server/*/bin/', 'server/*/obj/'],
  structure: (project) => [
    ['server/src/Program.cs', 'starts and stops the server'],
    ['server/src/AppServer.cs', 'all routes in one place'],
    ['server/src/Config.cs', 'everything that the environment decides'],
    ['server/src/Server.csproj', 'the framework and the packages'],
    ['server/src/Store/', `where data is kept: ${project.database.label}, or memory without it`],
    ...(project.has('api')
      ? [['server/src/ItemRoutes.cs', 'the `/api/items` resource'] as [string, string]]
      : []),
    ...(project.has('auth')
      ? [['server/src/Auth/', 'accounts, passwords and sessions'] as [string, string]]
      : []),
    ...(project.has('ai') ? [['server/src/Ai/', 'client for the language model'] as [string, string]] : []),
    ...(project.has('docs') ? [['server/openapi.json', 'description of the API'] as [string, string]] : []),
    ...(project.has('tests') ? [['server/test/', 'tests, run by `npm test`'] as [string, string]] : []),
  ],
  files: (project) =>
    filesOf(
      projectFile(project),
      styleFile(),
      programFile(),
      appFile(project),
      configFile(project),
      environmentFile(),
      foldersFile(),
      ...httpFiles(project),
      hasData(project) && timesFile(),
      healthFile(),
      webFile(project),
      ...storeFiles(project),
      project.has('api') && itemsFile(),
      ...(project.has('auth') ? authFiles() : []),
      ...(project.has('ai') ? aiFiles() : []),
      ...(project.has('docs') ? docsFiles(project) : []),
      ...(project.has('tests') ? [testProjectFile(), ...testFiles(project)] : []),
    ),
  dockerStages,
  ciSetup: () =>
    lines('- uses: actions/setup-dotnet@v4', '  with:', `    dotnet-version: "${DOTNET_MINIMUM}.x"`),
}
