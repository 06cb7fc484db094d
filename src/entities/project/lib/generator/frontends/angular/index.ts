import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { packageJson } from '../../text/escape'
import { pinned, TEMPLATE_TYPESCRIPT } from '../../versions'
import { apiFile, icon, pagesOf, projectFile } from '../shared/client'
import { indexPage } from '../shared/html'
import { stylesheet } from '../shared/styles'
import { accountFiles } from './account'
import { appFile, mainFile, notFoundFile, routesFile } from './app'
import { assistantFiles } from './assistant'
import { headerFile } from './header'
import { itemsFile } from './items'
import { overviewFiles } from './overview'
import { sessionFile, stateFile } from './state'
import { bundlesScript, proxyFile, typescript, workspaceFile } from './workspace'

/** Angular as a single-page app: standalone components with signals, without zone.js. */
export const angular: FrontendDefinition = {
  label: 'Angular',
  outputFolder: 'dist',
  devPort: 4200,
  fallback: { file: 'index.html', status: 200 },
  hashedFolder: 'assets',
  sources: ['angular.json', 'package.json', 'public', 'scripts', 'src', 'tsconfig.json'],
  ignored: ['web/.angular/'],
  structure: [
    ['angular.json', 'how the web app is built and served'],
    ['src/app/', 'the pages of the web app, and what they are made of'],
    ['src/app/state.ts', 'loading and acting, with their errors'],
    ['src/api.ts', 'typed client of the server'],
    ['src/styles.css', 'the look, light and dark'],
  ],
  files: (project) =>
    filesOf(
      manifest(project),
      workspaceFile(),
      typescript(),
      proxyFile(),
      bundlesScript(),
      indexPage(project, {
        path: 'src/index.html',
        head: '<base href="/" />',
        body: '<app-root></app-root>',
      }),
      file('public/favicon.svg', icon(project)),
      file('src/styles.css', stylesheet(project)),
      projectFile(project),
      apiFile(project),
      mainFile(project),
      appFile(project),
      isRouted(project) && routesFile(project),
      isRouted(project) && notFoundFile(),
      stateFile(project),
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
      scripts: {
        dev: 'ng serve',
        build: 'ng build && node scripts/move-bundles.mjs',
        check: 'ngc --noEmit',
      },
      dependencies: pinned(
        '@angular/common',
        '@angular/core',
        '@angular/platform-browser',
        isRouted(project) && '@angular/router',
        'rxjs',
      ),
      devDependencies: {
        ...pinned(
          '@angular/build',
          '@angular/cli',
          '@angular/compiler',
          '@angular/compiler-cli',
          'typescript',
        ),
        typescript: TEMPLATE_TYPESCRIPT.Angular,
      },
    }),
  )
}
