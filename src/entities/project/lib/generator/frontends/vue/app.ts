import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code, lines } from '../../text/code'
import { literal } from '../../text/escape'
import { pagesOf } from '../shared/client'

/** `src/main.ts` */
export function mainFile(project: ProjectContext) {
  const routed = pagesOf(project).length > 1
  return file(
    'src/main.ts',
    code`
      import { createApp } from 'vue'
      import App from './App.vue'
      ${routed && "import { router } from './router'"}
      import './styles.css'

      createApp(App)${routed && '.use(router)'}.mount('#app')
    `,
  )
}

/** `src/App.vue` */
export function appFile(project: ProjectContext) {
  if (pagesOf(project).length === 1)
    return file(
      'src/App.vue',
      code`
        <script setup lang="ts">
        import Header from './components/Header.vue'
        import Overview from './components/Overview.vue'
        </script>

        <template>
          <Header />
          <main>
            <Overview />
          </main>
        </template>
      `,
    )
  return file(
    'src/App.vue',
    code`
      <script setup lang="ts">
      import { RouterView } from 'vue-router'
      import Header from './components/Header.vue'
      </script>

      <template>
        <Header />
        <main id="content" tabindex="-1">
          <RouterView />
        </main>
      </template>
    `,
  )
}

/** `src/router.ts`: the pages and their titles. */
export function routerFile(project: ProjectContext) {
  const [first, ...others] = pagesOf(project)
  const components = [...pagesOf(project).map(({ component }) => component), 'NotFound'].sort()
  return file(
    'src/router.ts',
    blocks(
      code`
        import { createRouter, createWebHistory } from 'vue-router'
        ${lines(...components.map((name) => `import ${name} from './components/${name}.vue'`))}
        import { project } from './project'

        declare module 'vue-router' {
          interface RouteMeta {
            title?: string
          }
        }
      `,
      code`
        export const router = createRouter({
          history: createWebHistory(),
          routes: [
            ${first && `{ path: ${literal(first.path)}, component: ${first.component} },`}
            ${lines(
              ...others.map(
                ({ path, label, component }) =>
                  `{ path: ${literal(path)}, component: ${component}, meta: { title: ${literal(label)} } },`,
              ),
            )}
            { path: '/:unknown(.*)', component: NotFound },
          ],
        })

        router.afterEach(({ meta }) => {
          document.title = meta.title ? \`\${meta.title} · \${project.name}\` : project.name
        })
      `,
    ),
  )
}

/** `src/components/NotFound.vue` */
export function notFoundFile() {
  return file(
    'src/components/NotFound.vue',
    code`
      <script setup lang="ts">
      import { RouterLink } from 'vue-router'
      </script>

      <template>
        <h1>Page not found</h1>
        <p class="lead">There is nothing at this address. <RouterLink to="/">Go to the overview</RouterLink>.</p>
      </template>
    `,
  )
}
