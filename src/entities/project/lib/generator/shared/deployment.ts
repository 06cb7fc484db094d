import type { GeneratedFile } from '../../../model/project-file'
import type { ProjectContext } from '../definitions'
import { file } from '../file'
import { blocks, code, lines } from '../text/code'
import { NODE_IMAGE } from '../versions'

/** The files of the `deployment` flag. */
export function deploymentFiles(project: ProjectContext): GeneratedFile[] {
  return [
    file('Dockerfile', dockerfile(project)),
    file('.dockerignore', dockerignore(project)),
    file('compose.yaml', compose(project)),
    file('.github/workflows/ci.yml', workflow(project)),
  ]
}

function dockerfile(project: ProjectContext): string {
  return blocks(
    code`
      # The web app, built once.
      FROM ${NODE_IMAGE} AS web
      WORKDIR /app
      COPY package*.json ./
      COPY web/package.json web/
      ${project.backend.npmWorkspace && 'COPY server/package.json server/'}
      RUN npm install --workspace web --no-audit --no-fund
      COPY web/ web/
      RUN npm run build
    `,
    project.backend.dockerStages(project),
  )
}

function dockerignore({ frontend, backend, database }: ProjectContext): string {
  return lines(
    '.git',
    '.github',
    '.env',
    '**/node_modules',
    `web/${frontend.outputFolder}`,
    ...frontend.ignored,
    ...backend.ignored,
    database.dataFolder,
    'Dockerfile',
    'compose.yaml',
    '*.md',
  )
}

function compose({ slug, resources, database }: ProjectContext): string {
  const service = database.compose
  const variables = Object.entries(service?.environment ?? {})
  const volumes = [service?.volume, database.dataFolder].filter(Boolean)
  return code`
    name: ${slug}

    services:
      app:
        build: .
        image: ${slug}
        restart: unless-stopped
        ports:
          - "\${PORT:-3000}:3000"
        env_file:
          - path: .env
            required: false
        environment:
          HOST: 0.0.0.0
          PORT: "3000"
          ${lines(...variables.map(([name, value]) => `${name}: ${value}`))}
        ${database.dataFolder && `volumes:\n  - ${database.dataFolder}:/app/${database.dataFolder}`}
        ${
          service &&
          code`
            depends_on:
              ${service.name}:
                condition: service_healthy
          `
        }
        deploy:
          resources:
            limits:
              cpus: "${resources.cpu}"
              memory: ${resources.memory}g

      ${
        service &&
        code`
          ${service.name}:
            ${service.service}
        `
      }

    ${
      volumes.length > 0 &&
      code`
        volumes:
          ${lines(...volumes.map((volume) => `${volume}:`))}
      `
    }
  `
}

function workflow(project: ProjectContext): string {
  return code`
    name: CI

    on:
      push:
        branches: [main]
      pull_request:

    permissions:
      contents: read

    jobs:
      build:
        runs-on: ubuntu-latest
        timeout-minutes: 15
        steps:
          - uses: actions/checkout@v4
          - uses: actions/setup-node@v4
            with:
              node-version: 22
          ${project.backend.ciSetup(project)}
          - run: npm install
          - run: npm run check
          - run: npm run build
          ${project.has('tests') && '- run: npm test'}
  `
}
