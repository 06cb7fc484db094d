import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { html, json, packageJson } from '../../text/escape'
import { pinned } from '../../versions'
import { apiFile, icon, pagesOf, projectFile } from '../shared/client'
import { accountFile } from '../shared/react/account'
import { assistantFile } from '../shared/react/assistant'
import { headerFile } from '../shared/react/header'
import { hooksFile, sessionFile } from '../shared/react/hooks'
import { itemsFile } from '../shared/react/items'
import type { LinkFlavor } from '../shared/react/link'
import { overviewFiles } from '../shared/react/overview'
import { stylesheet } from '../shared/styles'
import { appFile, mainFile } from './app'

const FLAVOR: LinkFlavor & { current: string; currentImport: string } = {
  directive: '',
  linkImport: "import { Link } from 'react-router'",
  link: 'Link',
  address: 'to',
  current: 'const { pathname } = useLocation()',
  currentImport: '',
}

/** React as a single-page app, built by Vite. */
export const react: FrontendDefinition = {
  label: 'React',
  outputFolder: 'dist',
  devPort: 5173,
  fallback: { file: 'index.html', status: 200 },
  hashedFolder: 'assets',
  sources: ['index.html', 'package.json', 'public', 'src', 'vite.config.ts'],
  ignored: [],
  structure: [
    ['src/App.tsx', 'the pages of the web app'],
    ['src/components/', 'what they are made of'],
    ['src/api.ts', 'typed client of the server'],
    ['src/styles.css', 'the look, light and dark'],
  ],
  files: (project) =>
    filesOf(
      manifest(project),
      typescript(),
      viteConfig(),
      indexHtml(project),
      file('public/favicon.svg', icon(project)),
      file('src/styles.css', stylesheet(project)),
      projectFile(project),
      apiFile(project),
      hooksFile(project),
      mainFile(project),
      appFile(project),
      headerFile(project, { ...FLAVOR, linkImport: "import { Link, useLocation } from 'react-router'" }),
      ...overviewFiles(project, FLAVOR),
      project.has('api') && itemsFile(project, FLAVOR),
      project.has('auth') && sessionFile(''),
      project.has('auth') && accountFile(FLAVOR),
      project.has('ai') && assistantFile(project, FLAVOR),
    ),
}

function manifest(project: ProjectContext) {
  return file(
    'package.json',
    packageJson({
      name: `${project.slug}-web`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', check: 'tsc' },
      dependencies: pinned('react', 'react-dom', pagesOf(project).length > 1 && 'react-router'),
      devDependencies: pinned(
        'vite',
        '@vitejs/plugin-react',
        'typescript',
        '@types/react',
        '@types/react-dom',
      ),
    }),
  )
}

function typescript() {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: ['src', 'vite.config.ts'],
    }),
  )
}

function viteConfig() {
  return file(
    'vite.config.ts',
    code`
      import react from '@vitejs/plugin-react'
      import { defineConfig, loadEnv } from 'vite'

      export default defineConfig(({ mode }) => {
        const { PORT = '3000' } = loadEnv(mode, '..', 'PORT')
        return {
          plugins: [react()],
          server: { port: 5173, proxy: { '/api': \`http://127.0.0.1:\${PORT}\` } },
        }
      })
    `,
  )
}

/** Vite replaces `%NAME%` in this file by variables, so a percent sign of the text is written as an entity. */
function indexHtml({ title, summary }: ProjectContext) {
  const text = (value: string) => html(value).replace(/%/g, '&#37;')
  return file(
    'index.html',
    code`
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content="${text(summary)}" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <title>${text(title)}</title>
        </head>
        <body>
          <div id="root"></div>
          <script type="module" src="/src/main.tsx"></script>
        </body>
      </html>
    `,
  )
}
