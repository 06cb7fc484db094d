import type { FrontendDefinition, ProjectContext } from '../../definitions'
import { file, filesOf } from '../../file'
import { code } from '../../text/code'
import { json, packageJson } from '../../text/escape'
import { pinned, TEMPLATE_TYPESCRIPT } from '../../versions'
import { apiFile, icon, projectFile } from '../shared/client'
import { indexPage } from '../shared/html'
import { stylesheet } from '../shared/styles'
import { viteConfig } from '../shared/vite'
import { accountFiles } from './account'
import { assistantFiles } from './assistant'
import { headerFile } from './header'
import { itemsFile } from './items'
import { layoutFiles } from './layout'
import { overviewFiles } from './overview'
import { sessionFile, stateFile } from './state'

/** Svelte with SvelteKit as a single-page app: nothing is rendered before it reaches the browser. */
export const svelte: FrontendDefinition = {
  label: 'Svelte',
  outputFolder: 'build',
  devPort: 5173,
  fallback: { file: 'index.html', status: 200 },
  hashedFolder: '_app/immutable',
  sources: ['package.json', 'src', 'static', 'svelte.config.js', 'vite.config.ts'],
  ignored: ['web/.svelte-kit/'],
  structure: [
    ['src/routes/', 'the pages of the web app, one folder each'],
    ['src/lib/', 'what they are made of'],
    ['src/lib/api.ts', 'typed client of the server'],
    ['src/styles.css', 'the look, light and dark'],
  ],
  files: (project) =>
    filesOf(
      manifest(project),
      typescript(),
      svelteConfig(),
      viteConfig("import { sveltekit } from '@sveltejs/kit/vite'", 'sveltekit()'),
      indexPage(project, {
        path: 'src/app.html',
        head: '%sveltekit.head%',
        body: '<div style="display: contents">%sveltekit.body%</div>',
      }),
      file('static/favicon.svg', icon(project)),
      file('src/styles.css', stylesheet(project)),
      projectFile(project, 'src/lib/project.ts'),
      apiFile(project, 'src/lib/api.ts'),
      stateFile(project),
      ...layoutFiles(project),
      headerFile(project),
      ...overviewFiles(project),
      project.has('api') && itemsFile(project),
      project.has('auth') && sessionFile(),
      ...(project.has('auth') ? accountFiles() : []),
      ...(project.has('ai') ? assistantFiles(project) : []),
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
      scripts: { dev: 'vite dev', build: 'vite build', check: 'svelte-kit sync && svelte-check' },
      devDependencies: {
        ...pinned(
          '@sveltejs/adapter-static',
          '@sveltejs/kit',
          '@sveltejs/vite-plugin-svelte',
          'svelte',
          'svelte-check',
          'typescript',
          'vite',
        ),
        typescript: TEMPLATE_TYPESCRIPT.Svelte,
      },
    }),
  )
}

/** SvelteKit writes the settings that it needs into the file that this one extends. */
function typescript() {
  return file(
    'tsconfig.json',
    json({
      extends: './.svelte-kit/tsconfig.json',
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        skipLibCheck: true,
      },
    }),
  )
}

function svelteConfig() {
  return file(
    'svelte.config.js',
    code`
      import adapter from '@sveltejs/adapter-static'

      /** One page for every address; the server of this project serves it. */
      export default {
        kit: { adapter: adapter({ fallback: 'index.html' }) },
      }
    `,
  )
}
