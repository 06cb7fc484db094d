import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { packageJson } from '../../text/escape'
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
import { viteConfig, viteIndex, viteTypescript } from '../shared/vite'
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
      viteTypescript({ jsx: 'react-jsx' }),
      viteConfig("import react from '@vitejs/plugin-react'", 'react()'),
      viteIndex(project, 'root', 'main.tsx'),
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
