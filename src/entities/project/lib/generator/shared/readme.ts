import type { GeneratedFile } from '../../../model/project-file'
import { FEATURE_LABELS, FEATURES } from '../../../model/technologies'
import type { ProjectContext } from '../definitions'
import { file } from '../file'
import { blocks, code, lines } from '../text/code'
import { markdown } from '../text/escape'
import { toolStructure } from '../ai-tools'
import { environmentGroups } from './environment'
import { toolProject } from './tools'

/** `README.md` */
export function readme(project: ProjectContext): GeneratedFile {
  const { has } = project
  return file(
    'README.md',
    blocks(
      introduction(project),
      run(project),
      commands(project),
      configuration(project),
      blocks(`## ${project.database.label}`, project.database.setup(project)),
      features(project),
      health(),
      has('deployment') && deployment(project),
      structure(project),
    ),
  )
}

function introduction({ title, summary, config, frontend, backend, database }: ProjectContext): string {
  const stack = `${frontend.label} in \`web/\`, ${backend.label} in \`server/\`, ${database.label} for data.`
  return blocks(
    `# ${markdown(title)}`,
    markdown(summary),
    config.description.trim() ? stack : `Front end: ${stack}`,
  )
}

function run(project: ProjectContext): string {
  const { backend, database, has } = project
  return code`
    ## Run it

    You need ${backend.requirements.join(' and ')}.

    \`\`\`sh
    npm install
    npm start
    \`\`\`

    Then open <http://localhost:3000>. The first start builds the web app; later ones build it again only after a change.
    Nothing has to be configured first${has('ai') ? '; what needs a key stays off until it has one' : ''}.
    ${backend.setup?.(project) && `To connect ${database.label}, run \`npm run setup\` once: it installs the driver.`}
  `
}

function commands(project: ProjectContext): string {
  return code`
    ## Commands

    | Command | What it does |
    | --- | --- |
    ${project.backend.setup?.(project) && `| \`npm run setup\` | Installs the driver of ${project.database.label}. |`}
    | \`npm run dev\` | Starts both parts and reloads on change. Open <http://localhost:${project.frontend.devPort}>. |
    | \`npm run build\` | Builds the web app into \`web/${project.frontend.outputFolder}\`. |
    | \`npm start\` | Builds the web app if needed and serves everything on one port. |
    | \`npm run check\` | Checks the code of both parts. |
    ${project.has('tests') && '| `npm test` | Runs the tests. They need no database and no network. |'}
    ${project.hasTool('performance') && '| `npm run bench` | Measures the running server. |'}

    Dependencies have exact versions. Commit the \`package-lock.json\` that \`npm install\` writes.
  `
}

function configuration(project: ProjectContext): string {
  const variables = environmentGroups(project).flatMap((group) => group.variables)
  return code`
    ## Configuration

    Copy \`.env.example\` to \`.env\`. Variables that are already set win over that file.

    | Variable | Default | Purpose |
    | --- | --- | --- |
    ${lines(...variables.map(({ name, value, description }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`))}
  `
}

const FEATURE_NOTES: Record<(typeof FEATURES)[number], (project: ProjectContext) => string> = {
  auth: ({ backend }) =>
    `Sign-up and sign-in at \`/account\`. Passwords are hashed with ${backend.passwordHash}; the session is an http-only cookie and is stored hashed. After five wrong passwords an address has to wait for five minutes.`,
  api: ({ has }) =>
    `The resource \`/api/items\` and its page \`/items\`.${has('auth') ? ' Reading is open; writing needs a signed-in user.' : ''}`,
  tests: ({ backend }) => backend.testNote,
  ai: ({ has }) =>
    `A chat at \`/assistant\` for any OpenAI-compatible provider.${has('auth') ? ' It needs a signed-in user, because answers cost money.' : ''} Without \`AI_API_KEY\` it is off and \`/api/ai/chat\` answers with 503.`,
  deployment: () => 'A container image, a compose file and a CI workflow; see below.',
  docs: () => 'The OpenAPI description at `/api/openapi.json` and a readable page at `/api/docs`.',
}

function features(project: ProjectContext): string | false {
  const enabled = FEATURES.filter(project.has)
  if (enabled.length === 0) return false
  return blocks(
    '## Features',
    lines(
      ...enabled.map(
        (feature) => `- **${FEATURE_LABELS[feature].label}**: ${FEATURE_NOTES[feature](project)}`,
      ),
    ),
  )
}

function health(): string {
  return code`
    ## Health

    \`GET /api/health\` answers with 200 as long as the server runs. Its \`status\` is \`ok\`, or \`degraded\` when the
    configured database cannot be reached; \`database.status\` is \`ok\`, \`unreachable\` or \`not configured\`. The server
    also starts without its database and connects as soon as that answers.
  `
}

function deployment({ slug, resources, database }: ProjectContext): string {
  const hosted = !database.compose && !database.dataFolder
  return code`
    ## Deployment

    With Docker, this starts ${database.compose ? `the app and ${database.label}` : 'the app'} and serves it on port 3000 (\`PORT\` changes that):

    \`\`\`sh
    docker compose up --build
    \`\`\`

    ${hosted && `${database.label} is hosted, so there is no service for it: set its variables in \`.env\`, which compose reads.`}
    ${database.dataFolder && `The database file lies in the volume \`${database.dataFolder}\`.`}
    \`compose.yaml\` limits the app to ${resources.cpu} ${resources.cpu === 1 ? 'CPU' : 'CPUs'} and ${resources.memory} GB of memory. Plan ${resources.storage} GB of SSD storage for it.

    The image alone:

    \`\`\`sh
    docker build --tag ${slug} .
    docker run --publish 3000:3000 --env-file .env --env HOST=0.0.0.0 --env PORT=3000 ${slug}
    \`\`\`

    \`.github/workflows/ci.yml\` installs, checks, builds and tests on every push.
  `
}

function structure(project: ProjectContext): string {
  const rows: [string, string][] = [
    ...project.frontend.structure.map(([path, purpose]): [string, string] => [`web/${path}`, purpose]),
    ...project.backend.structure(project),
    ['scripts/build-if-needed.mjs', 'builds the web app before `npm start`'],
    ...(project.has('deployment')
      ? [
          [
            'compose.yaml',
            `the app${project.database.compose ? ` and ${project.database.label}` : ''} in containers`,
          ] as [string, string],
        ]
      : []),
    ...toolStructure(toolProject(project)),
  ]
  return code`
    ## Structure

    | Path | What is there |
    | --- | --- |
    ${lines(...rows.map(([path, purpose]) => `| \`${path}\` | ${purpose} |`))}
  `
}
