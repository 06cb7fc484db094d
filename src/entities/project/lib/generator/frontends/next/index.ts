import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { json, packageJson } from '../../text/escape'
import { pinned } from '../../versions'
import { apiFile, icon, projectFile } from '../shared/client'
import { accountFile } from '../shared/react/account'
import { assistantFile } from '../shared/react/assistant'
import { headerFile } from '../shared/react/header'
import { hooksFile, sessionFile } from '../shared/react/hooks'
import { itemsFile } from '../shared/react/items'
import type { LinkFlavor } from '../shared/react/link'
import { overviewFiles } from '../shared/react/overview'
import { stylesheet } from '../shared/styles'
import { appRouterFiles } from './app'

const DIRECTIVE = "'use client'"

const FLAVOR: LinkFlavor & { current: string; currentImport: string } = {
  directive: DIRECTIVE,
  linkImport: "import Link from 'next/link'",
  link: 'Link',
  address: 'href',
  current: 'const pathname = usePathname()',
  currentImport: "import { usePathname } from 'next/navigation'",
}

/** Next.js with the app router, exported as a static site that the backend serves. */
export const next: FrontendDefinition = {
  label: 'Next.js',
  outputFolder: 'out',
  devPort: 3001,
  fallback: { file: '404.html', status: 404 },
  hashedFolder: '_next/static',
  sources: ['next.config.ts', 'package.json', 'public', 'src'],
  ignored: ['web/.next/', 'web/next-env.d.ts', '*.tsbuildinfo'],
  structure: [
    ['src/app/', 'the pages of the web app, one folder each'],
    ['src/components/', 'what they are made of'],
    ['src/api.ts', 'typed client of the server'],
    ['src/app/globals.css', 'the look, light and dark'],
  ],
  files: (project) =>
    filesOf(
      manifest(project),
      typescript(),
      nextConfig(),
      file('src/app/globals.css', stylesheet(project)),
      file('public/favicon.svg', icon(project)),
      ...appRouterFiles(project),
      projectFile(project),
      apiFile(project),
      hooksFile(project),
      headerFile(project, FLAVOR),
      ...overviewFiles(project, FLAVOR),
      project.has('api') && itemsFile(project, FLAVOR),
      project.has('auth') && sessionFile(DIRECTIVE),
      project.has('auth') && accountFile(FLAVOR),
      project.has('ai') && assistantFile(project, FLAVOR),
    ),
}

/** Next.js reads this before it reads its configuration. */
const QUIET = 'cross-env NEXT_TELEMETRY_DISABLED=1'

function manifest(project: ProjectContext) {
  return file(
    'package.json',
    packageJson({
      name: `${project.slug}-web`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: `${QUIET} next dev --port 3001`,
        build: `${QUIET} next build`,
        check: `${QUIET} next typegen && tsc`,
      },
      dependencies: pinned('next', 'react', 'react-dom'),
      devDependencies: pinned('cross-env', 'typescript', '@types/node', '@types/react'),
    }),
  )
}

/** Exactly what Next.js would otherwise write into it during the first build. */
function typescript() {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        allowJs: true,
        incremental: true,
        isolatedModules: true,
        esModuleInterop: true,
        resolveJsonModule: true,
        noEmit: true,
        skipLibCheck: true,
        plugins: [{ name: 'next' }],
      },
      include: ['next-env.d.ts', '.next/types/**/*.ts', '.next/dev/types/**/*.ts', '**/*.ts', '**/*.tsx'],
      exclude: ['node_modules'],
    }),
  )
}

function nextConfig() {
  return file(
    'next.config.ts',
    code`
      import { existsSync, readFileSync } from 'node:fs'
      import { resolve } from 'node:path'
      import { parseEnv } from 'node:util'
      import type { NextConfig } from 'next'
      import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'

      const root = resolve('..')

      /** A static export for the server; while developing, calls to \`/api\` are passed on to it. */
      export default function config(phase: string): NextConfig {
        const shared: NextConfig = { turbopack: { root } }
        if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...shared, output: 'export' }
        const api = \`http://127.0.0.1:\${serverPort()}/api/:path*\`
        return { ...shared, rewrites: async () => [{ source: '/api/:path*', destination: api }] }
      }

      function serverPort(): string {
        const envFile = resolve(root, '.env')
        const variables = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}
        return variables.PORT || '3000'
      }
    `,
  )
}
