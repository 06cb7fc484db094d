import type { AiToolId } from '../../model/ai-tools'
import type { ProjectConfig, Resources } from '../../model/config'
import type { GeneratedFile } from '../../model/project-file'
import type { Backend, Database, Feature, Frontend } from '../../model/technologies'

/**
 * How the parts of a generated project fit together. The front end knows only the HTTP contract below, the backend only
 * where the static build lies, and the database definition knows neither, so every front end works with every backend.
 *
 * - `web/` is an npm workspace whose `build` script writes a static site into `web/<outputFolder>`; its `dev` script serves
 *   it on its `devPort` and forwards `/api` to the backend.
 * - `server/` serves that folder and these endpoints, all JSON, errors as `{ "error": "words for people" }`:
 *   `GET /api/health`; with `api` the CRUD resource `/api/items`; with `auth` `/api/auth/{sign-up,sign-in,sign-out,me}`
 *   with an http-only session cookie; with `ai` `GET /api/ai/status` and `POST /api/ai/chat`; with `docs`
 *   `/api/openapi.json` and the page `/api/docs`.
 * - The OpenAPI description in `shared/openapi.ts` is that contract in full.
 */
export interface ProjectContext {
  config: ProjectConfig
  /** Safe for package, folder, image and file names. */
  slug: string
  /** The project's name on one line; not escaped. */
  title: string
  /** The project's description on one line, never empty; not escaped. */
  summary: string
  has: (feature: Feature) => boolean
  /** True when that AI tool of wizard reading A is on. */
  hasTool: (tool: AiToolId) => boolean
  resources: Resources
  frontend: FrontendDefinition
  backend: BackendDefinition
  database: DatabaseDefinition
}

/** A project as its server sees it. Without a front end the server is the whole project and lies at the top of it. */
export type ServerContext = Omit<ProjectContext, 'frontend' | 'backend' | 'hasTool'> & {
  frontend?: FrontendDefinition
}

/** A variable of `.env.example`. */
export interface EnvironmentVariable {
  name: string
  /** The value in `.env.example`; empty for what has to be filled in. */
  value: string
  /** Shown as an example when `value` is empty. */
  example?: string
  description: string
}

export interface FrontendDefinition {
  label: Frontend
  /** Folder inside `web/` that `npm run build` fills. */
  outputFolder: string
  /** Port of `npm run dev`. */
  devPort: number
  /** The file of the build that answers a page that does not exist: a single-page app's entry, or an error page. */
  fallback: { file: string; status: 200 | 404 }
  /** Folder of the build whose files have a hash in their name and never change. */
  hashedFolder: string
  /** Entries inside `web/` that a build depends on. */
  sources: string[]
  /** Lines for `.gitignore`, relative to the project. */
  ignored: string[]
  /** Rows of the readme's structure: path and what is there. */
  structure: [path: string, purpose: string][]
  /** Files with paths relative to `web/`. */
  files: (project: ProjectContext) => GeneratedFile[]
}

export interface BackendDefinition {
  label: Backend
  /** Databases that this backend can reach. */
  databases: readonly Database[]
  /** Set when `server/` is an npm workspace and is installed by the same `npm install`. */
  npmWorkspace: boolean
  /** Commands of the root `package.json`; `check` verifies types or style, `test` exists only with tests. */
  scripts: (project: ProjectContext) => { dev: string; start: string; check: string; test?: string }
  /**
   * The command behind `npm run setup`: installs what the language's package manager has to bring to reach the database.
   * Undefined when nothing is needed. Without it the server starts all the same and keeps its data in memory.
   */
  setup?: (project: ProjectContext) => string | undefined
  /** What has to be installed on the machine, for the readme. */
  requirements: string[]
  /** How passwords are hashed, for the readme: `scrypt`. */
  passwordHash: string
  /** How the tests reach the server, one sentence for the readme. */
  testNote: string
  /** Variables that only this backend reads, shown after `APP_ENV`. */
  environment?: (project: ProjectContext) => EnvironmentVariable[]
  ignored: string[]
  structure: (project: ProjectContext) => [path: string, purpose: string][]
  /** Files with paths relative to `server/`. */
  files: (project: ProjectContext) => GeneratedFile[]
  /** The Dockerfile from the stage after `web`, which holds the built front end in `/app/web`. */
  dockerStages: (project: ProjectContext) => string
  /** Steps of the CI job that prepare the language, indented as list items of `steps`. */
  ciSetup: (project: ProjectContext) => string
}

export interface DatabaseDefinition {
  label: Database
  /** Name in paths: `postgresql`. */
  id: string
  /** The variables that point to the database. */
  environment: EnvironmentVariable[]
  /** Which of them have to be set, in words: `DATABASE_URL`. */
  required: string
  /** Folder of the project in which the database is a file. */
  dataFolder?: string
  /** How to get one and connect it, as Markdown for the readme. */
  setup: (project: ProjectContext) => string
  /** Its service in `compose.yaml`; none for a file or a hosted database. */
  compose?: ComposeService
  /** Files outside `web/` and `server/`, for example a schema to run by hand. */
  files?: (project: ProjectContext) => GeneratedFile[]
}

interface ComposeService {
  /** Name of the service and therefore of its host. */
  name: string
  /** The service, as YAML without its name. */
  service: string
  /** Variables of the application's container. */
  environment: Record<string, string>
  /** Named volume, when the service keeps data. */
  volume?: string
  /** Further variables of `.env.example` that only compose reads. */
  variables?: EnvironmentVariable[]
}
