import type { GeneratedFile } from '../../../model/project-file'
import type { ProjectContext } from '../definitions'
import { file } from '../file'
import { code, lines } from '../text/code'
import { packageJson } from '../text/escape'
import { NODE_MINIMUM, pinned } from '../versions'
import { environmentExample } from './environment'
import { BENCHMARK } from './tools'

/** The files at the top of every project that do not depend on its technologies. */
export function rootFiles(project: ProjectContext): GeneratedFile[] {
  return [
    manifest(project),
    file('.env.example', environmentExample(project)),
    gitignore(project),
    editorconfig(),
    buildScript(project),
  ]
}

/** The root `package.json`: one place for the commands of the readme. */
function manifest(project: ProjectContext): GeneratedFile {
  const { backend, slug, summary } = project
  const { dev, start, check, test } = backend.scripts(project)
  const setup = backend.setup?.(project)
  const scripts = {
    ...(setup ? { setup } : {}),
    dev: `concurrently --kill-others --names web,server "npm run dev --workspace web" "${dev}"`,
    build: 'npm run build --workspace web',
    prestart: 'node scripts/build-if-needed.mjs',
    start,
    check: `npm run check --workspace web && ${check}`,
    ...(test ? { test } : {}),
    ...(project.hasTool('performance') ? { bench: `node ${BENCHMARK}` } : {}),
  }
  return file(
    'package.json',
    packageJson({
      name: slug,
      version: '0.1.0',
      private: true,
      description: summary,
      type: 'module',
      engines: { node: `>=${NODE_MINIMUM}` },
      workspaces: ['web', ...(backend.npmWorkspace ? ['server'] : [])],
      scripts,
      devDependencies: pinned('concurrently'),
    }),
  )
}

function gitignore({ frontend, backend, database }: ProjectContext): GeneratedFile {
  return file(
    '.gitignore',
    lines(
      'node_modules/',
      '.env',
      `web/${frontend.outputFolder}/`,
      ...frontend.ignored,
      ...backend.ignored,
      database.dataFolder && `${database.dataFolder}/`,
      '*.log',
      '.DS_Store',
    ),
  )
}

function editorconfig(): GeneratedFile {
  return file(
    '.editorconfig',
    code`
      root = true

      [*]
      charset = utf-8
      end_of_line = lf
      indent_style = space
      indent_size = 2
      insert_final_newline = true
      trim_trailing_whitespace = true

      [*.md]
      trim_trailing_whitespace = false
    `,
  )
}

/** Lets `npm start` build the web app exactly when that is needed. */
function buildScript({ frontend }: ProjectContext): GeneratedFile {
  const sources = frontend.sources.map((source) => `'${source}'`).join(', ')
  return file(
    'scripts/build-if-needed.mjs',
    code`
      // Builds the web app before a start, unless the last build is newer than everything it was made from.
      import { execSync } from 'node:child_process'
      import { existsSync, readdirSync, statSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'

      const root = fileURLToPath(new URL('..', import.meta.url))
      const web = (path) => fileURLToPath(new URL(\`../web/\${path}\`, import.meta.url))

      const output = web('${frontend.outputFolder}/index.html')
      const sources = [${sources}].map(web)

      if (!existsSync(output) || newest(sources) > statSync(output).mtimeMs) {
        execSync('npm run build', { cwd: root, stdio: 'inherit' })
      }

      /** The time of the last change in any of these files and folders. */
      function newest(paths) {
        const times = paths.filter(existsSync).map((path) => {
          const stats = statSync(path)
          if (!stats.isDirectory()) return stats.mtimeMs
          return Math.max(stats.mtimeMs, newest(readdirSync(path).map((name) => \`\${path}/\${name}\`)))
        })
        return Math.max(0, ...times)
      }
    `,
  )
}
