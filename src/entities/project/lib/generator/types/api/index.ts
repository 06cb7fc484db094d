import { DEFAULT_PROJECT_CONFIG } from '../../../../model/config'
import { FEATURES } from '../../../../model/technologies'
import { appFile, configFile, httpFile, mainFile } from '../../backends/node/app'
import { docsFiles } from '../../backends/node/features/docs'
import { itemsFile } from '../../backends/node/features/items'
import { healthFile } from '../../backends/node/health'
import { typescriptFile } from '../../backends/node/manifest'
import { storeFiles } from '../../backends/node/stores/files'
import { testFiles } from '../../backends/node/tests'
import { sqlite } from '../../databases/sqlite'
import type { ServerContext } from '../../definitions'
import { code } from '../../text/code'
import { pinned } from '../../versions'
import type { StarterContext, StarterDefinition } from '../definitions'
import { nodeManifest, nodePlatform } from '../shared/node'
import { benchFile } from './bench'

/** The Node.js server of the stack generator on its own: Hono, items in SQLite or in memory, OpenAPI, tests. */
export const api: StarterDefinition = {
  type: 'api',
  summary: 'An HTTP API with validation, documentation and tests.',
  platform: nodePlatform(),
  verify: {
    install: [{ command: ['npm', 'install'] }],
    check: ['npm', 'run', 'check'],
    test: ['npm', 'test'],
    start: { command: ['npm', 'start'], health: '/api/health' },
    needs: ['node', 'npm'],
  },
  introduction:
    'An API service: Node.js with Hono, TypeScript that runs without a build, SQLite or memory for data, and an OpenAPI description with a readable page.',
  run: {
    commands: ['npm install', 'npm start'],
    text: code`
      Then open <http://localhost:3000/api/docs>. Nothing has to be configured first: without \`SQLITE_FILE\` the data is
      kept in memory.

      \`\`\`sh
      curl http://localhost:3000/api/items --header "content-type: application/json" --data '{"title":"Water the plants"}'
      curl http://localhost:3000/api/items
      \`\`\`
    `,
  },
  commands: [
    ['npm run dev', 'Starts the server and restarts it on change.'],
    ['npm start', 'Starts the server.'],
    ['npm run check', 'Checks the types.'],
    ['npm test', 'Runs the tests: the whole server in memory, without a port and without a network.'],
  ],
  environment: [
    { name: 'PORT', value: '3000', description: 'Port that the server listens on.' },
    {
      name: 'HOST',
      value: '127.0.0.1',
      description: 'Address that the server listens on; 0.0.0.0 makes it reachable from other machines.',
    },
    {
      name: 'APP_ENV',
      value: 'development',
      description: 'Name of this deployment: development, staging or production.',
    },
    {
      name: 'NODE_ENV',
      value: 'development',
      description: 'With production, requests are not logged and errors keep their details to themselves.',
    },
    ...sqlite.environment,
  ],
  environmentNote: 'Copy `.env.example` to `.env`. Variables that are already set win over that file.',
  sections: () => code`
    ## The API

    | Endpoint | Answer |
    | --- | --- |
    | \`GET /api/health\` | 200 while the server runs; \`status\` is \`degraded\` when the database cannot be reached |
    | \`GET /api/items?limit=20&offset=0\` | a page of items, newest first |
    | \`POST /api/items\` | 201 and the new item; 400 with a reason when the title is missing or too long |
    | \`GET /api/items/{id}\` | the item, or 404 |
    | \`PATCH /api/items/{id}\` | the changed item; send \`title\`, \`done\` or both |
    | \`DELETE /api/items/{id}\` | 204 |
    | \`GET /api/openapi.json\` | the description of the API; \`/api/docs\` shows it as a page |

    Errors are \`{ "error": "words for people" }\`. Bodies have at most 64 kB. There are no accounts: put the service behind
    something that knows who may use it before the internet can reach it.

    ## SQLite

    There is nothing to install: with \`SQLITE_FILE=data/app.db\`, as in \`.env.example\`, the data lies in that file, which
    the server creates with its folder and its tables on first use. Without it the data is kept in memory.
  `,
  structure: [
    ['src/main.ts', 'starts and stops the server'],
    ['src/app.ts', 'all routes in one place'],
    ['src/config.ts', 'everything that the environment decides'],
    ['src/items.ts', 'the `/api/items` resource and its validation'],
    ['src/store/', 'where data is kept: SQLite, or memory without it'],
    ['openapi.json', 'description of the API, served at `/api/openapi.json`'],
    ['test/', 'tests, run by `npm test`'],
  ],
  conventions: [
    'TypeScript in strict mode; imports name files with `.ts`, and only types that can be erased are used.',
    'Routes live in one module for each resource and are mounted in `src/app.ts`.',
    'What comes from outside is validated before it is used; a refusal says why, in words for people.',
    'Data is reached only through the `Store` interface, which memory and SQLite both implement.',
    'The environment is read only in `src/config.ts`; `.env.example` names every variable.',
    'An endpoint is described in `openapi.json` in the same change.',
  ],
  checklist: [
    'New endpoints validate their input, limit their answers, and are described in `openapi.json`.',
    'Both stores, memory and SQLite, behave alike; SQL gets values as arguments, never as text.',
  ],
  architecture: code`
    A request enters \`src/main.ts\`, which only opens the port, and is answered by the function that \`createApp\` in
    \`src/app.ts\` returns. That function needs no port, so the tests call it directly.

    1. \`src/app.ts\` adds security headers and the limit for bodies, and hands over to the module of the resource.
    2. \`src/items.ts\` reads the request with \`src/http.ts\`, validates it, and asks the store.
    3. \`src/store/index.ts\` chose the store once at start: \`src/store/sqlite.ts\` when \`SQLITE_FILE\` is set,
       \`src/store/memory.ts\` otherwise. Both implement the interface in \`src/store/types.ts\`.
    4. Errors become JSON in one place at the end of \`src/app.ts\`.

    \`src/health.ts\` asks the store for a sign of life and waits two seconds at most. \`src/docs.ts\` serves
    \`openapi.json\`, which is also what the page at \`/api/docs\` is made from.
  `,
  coverage: ['npm run test:coverage', 'Runs the tests and prints how much of the code they reach.'],
  benchmark: {
    command: ['npm run bench', 'Measures how many requests a second the server answers, without a network.'],
    file: benchFile,
  },
  ignored: ['data/'],
  files: (context) => {
    const server = serverContext(context)
    return [
      manifest(context),
      typescriptFile(context.has('performance') ? ['src', 'test', 'bench'] : ['src', 'test']),
      mainFile(server),
      appFile(server),
      configFile(server),
      httpFile(),
      healthFile(server),
      itemsFile(server),
      ...storeFiles(server),
      ...docsFiles(server),
      ...testFiles(server),
    ]
  },
}

function manifest(context: StarterContext) {
  const test = 'node --import tsx --test'
  return nodeManifest(context, {
    scripts: {
      dev: 'tsx watch src/main.ts',
      start: 'node --import tsx src/main.ts',
      check: 'tsc',
      test: `${test} test/*.test.ts`,
      ...(context.has('testing') && {
        'test:coverage': `${test} --experimental-test-coverage test/*.test.ts`,
      }),
      ...(context.has('performance') && { bench: 'node --import tsx bench/requests.ts' }),
    },
    dependencies: pinned('hono', '@hono/node-server', 'tsx', '@libsql/client'),
    devDependencies: pinned('typescript', '@types/node'),
  })
}

/** What the parts of the stack generator ask of a project: items, documentation and tests, without accounts. */
function serverContext({ slug, title, summary }: StarterContext): ServerContext {
  const has: ServerContext['has'] = (feature) => ['api', 'docs', 'tests'].includes(feature)
  const features = Object.fromEntries(FEATURES.map((feature) => [feature, has(feature)]))
  const config = {
    ...DEFAULT_PROJECT_CONFIG,
    name: title,
    description: summary,
    database: sqlite.label,
    features: features as typeof DEFAULT_PROJECT_CONFIG.features,
  }
  return { config, slug, title, summary, has, resources: config.resources, database: sqlite }
}
