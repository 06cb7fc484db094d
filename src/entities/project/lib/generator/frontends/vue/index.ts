import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { packageJson } from '../../text/escape'
import { pinned, TEMPLATE_TYPESCRIPT } from '../../versions'
import { apiFile, icon, pagesOf, projectFile } from '../shared/client'
import { stylesheet } from '../shared/styles'
import { viteConfig, viteIndex, viteTypescript } from '../shared/vite'
import { accountFiles } from './account'
import { appFile, mainFile, notFoundFile, routerFile } from './app'
import { assistantFiles } from './assistant'
import { composablesFile, sessionFile } from './composables'
import { headerFile } from './header'
import { itemsFile } from './items'
import { overviewFiles } from './overview'

/** Vue as a single-page app, built by Vite. */
export const vue: FrontendDefinition = {
  label: 'Vue',
  outputFolder: 'dist',
  devPort: 5173,
  fallback: { file: 'index.html', status: 200 },
  hashedFolder: 'assets',
  sources: ['index.html', 'package.json', 'public', 'src', 'vite.config.ts'],
  ignored: [],
  structure: [
    ['src/App.vue', 'the frame of the web app'],
    ['src/components/', 'its pages, and what they are made of'],
    ['src/composables.ts', 'loading and acting, with their errors'],
    ['src/api.ts', 'typed client of the server'],
    ['src/styles.css', 'the look, light and dark'],
  ],
  files: (project) =>
    filesOf(
      manifest(project),
      viteTypescript(),
      viteConfig("import vue from '@vitejs/plugin-vue'", 'vue()'),
      viteIndex(project, 'app', 'main.ts'),
      file('public/favicon.svg', icon(project)),
      file('src/styles.css', stylesheet(project)),
      projectFile(project),
      apiFile(project),
      composablesFile(project),
      mainFile(project),
      appFile(project),
      isRouted(project) && routerFile(project),
      isRouted(project) && notFoundFile(),
      headerFile(project),
      ...overviewFiles(project),
      project.has('api') && itemsFile(project),
      project.has('auth') && sessionFile(),
      ...(project.has('auth') ? accountFiles() : []),
      ...(project.has('ai') ? assistantFiles(project) : []),
    ),
}

const isRouted = (project: ProjectContext) => pagesOf(project).length > 1

function manifest(project: ProjectContext) {
  return file(
    'package.json',
    packageJson({
      name: `${project.slug}-web`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', check: 'vue-tsc' },
      dependencies: pinned('vue', isRouted(project) && 'vue-router'),
      devDependencies: {
        ...pinned('vite', '@vitejs/plugin-vue', 'typescript', 'vue-tsc'),
        typescript: TEMPLATE_TYPESCRIPT.Vue,
      },
    }),
  )
}
