import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { json } from '../../text/escape'
import { indexPage } from './html'

/** The page of an app that Vite builds: the element for the app, and the script that fills it. */
export function viteIndex(project: ProjectContext, element: string, script: string) {
  return indexPage(project, {
    body: code`
      <div id="${element}"></div>
      <script type="module" src="/src/${script}"></script>
    `,
  })
}

/** `vite.config.ts` with the framework's plugin: the import statement, and the call. */
export function viteConfig(pluginImport: string, plugin: string) {
  return file(
    'vite.config.ts',
    code`
      ${pluginImport}
      import { defineConfig, loadEnv } from 'vite'

      export default defineConfig(({ mode }) => {
        const { PORT = '3000' } = loadEnv(mode, '..', 'PORT')
        return {
          plugins: [${plugin}],
          server: { port: 5173, proxy: { '/api': \`http://127.0.0.1:\${PORT}\` } },
        }
      })
    `,
  )
}

/** `tsconfig.json`: checks only; Vite compiles. */
export function viteTypescript(options: { jsx?: string } = {}) {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: options.jsx,
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
