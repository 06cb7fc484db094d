import type { BackendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { NODE_MINIMUM } from '../../versions'
import { applicationFile, configFile, mainFile } from './app'
import { ciSetup, dockerStages } from './docker'
import { aiFiles } from './features/ai'
import { authFiles } from './features/auth'
import { docsFiles } from './features/docs'
import { itemsFile } from './features/items'
import { healthFile } from './health'
import { connectionFile } from './http/connection'
import { readerFiles } from './http/reader'
import { serverFile } from './http/server'
import { rubyLauncher } from './launcher'
import { messagesFile, routerFile } from './messages'
import { RUBY_STORES, rubyStore } from './stores'
import { storeFiles } from './stores/files'
import { testFiles } from './tests'
import { GEMS, RUBY_MINIMUM } from './versions'
import { webFile } from './web'

/**
 * Ruby with nothing but its standard library. That has had no web server since Ruby 3.0, so the project brings a small
 * one: threads, HTTP/1.1, and limits for everything that a client decides. Behind it are plain functions from request to
 * response, which tests call without a port. Only the driver of the database is a gem.
 */
export const ruby: BackendDefinition = {
  label: 'Ruby',
  databases: Object.keys(RUBY_STORES) as (keyof typeof RUBY_STORES)[],
  npmWorkspace: false,
  scripts: (project) => ({
    dev: 'node server/run.mjs dev',
    start: 'node server/run.mjs start',
    check: 'node server/run.mjs check',
    test: project.has('tests') ? 'node server/run.mjs test' : undefined,
  }),
  setup: (project) => (hasDriver(project) ? 'node server/run.mjs setup' : undefined),
  requirements: [`Node.js ${NODE_MINIMUM} or newer`, `Ruby ${RUBY_MINIMUM} or newer`],
  passwordHash: 'scrypt',
  testNote:
    'They call the whole server in memory; only the tests of the network itself open a port, for this machine.',
  ignored: ['server/.bundle/', 'server/vendor/'],
  structure: (project) => [
    ['server/run.mjs', 'finds Ruby and runs the commands of the server'],
    ['server/main.rb', 'starts and stops the server'],
    ['server/lib/application.rb', 'all routes in one place'],
    ['server/lib/config.rb', 'everything that the environment decides'],
    ['server/lib/http/', 'connections, limits and timeouts'],
    ['server/lib/store/', `where data is kept: ${project.database.label}, or memory without it`],
    ...optional(project.has('api'), 'server/lib/items.rb', 'the `/api/items` resource'),
    ...optional(project.has('auth'), 'server/lib/auth/', 'accounts, passwords and sessions'),
    ...optional(project.has('ai'), 'server/lib/ai/', 'client for the language model'),
    ...optional(project.has('docs'), 'server/openapi.json', 'description of the API'),
    ...optional(project.has('tests'), 'server/test/', 'tests, run by `npm test`'),
  ],
  files: (project) =>
    filesOf(
      rubyLauncher(project, hasDriver(project)),
      hasDriver(project) && gemfile(project),
      mainFile(),
      applicationFile(project),
      configFile(project),
      messagesFile(project),
      routerFile(),
      serverFile(),
      connectionFile(),
      ...readerFiles(),
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
  return rubyStore(project).gem !== undefined
}

function optional(present: boolean, path: string, purpose: string): [string, string][] {
  return present ? [[path, purpose]] : []
}

/** `Gemfile`: the driver of the database, at an exact version. */
function gemfile(project: ProjectContext) {
  const { gem } = rubyStore(project)
  return file(
    'Gemfile',
    code`
      # frozen_string_literal: true

      source 'https://rubygems.org'

      gem '${gem}', '${gem && GEMS[gem]}'
    `,
  )
}
