import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { pagesOf } from '../shared/client'
import { pagesConstant } from '../shared/snippets'

/** `src/components/Header.vue`: the name and the navigation. */
export function headerFile(project: ProjectContext) {
  const docs = project.has('docs')
  if (pagesOf(project).length === 1)
    return file(
      'src/components/Header.vue',
      code`
        <script setup lang="ts">
        import { project } from '../project'
        </script>

        <template>
          <header class="bar">
            <div class="bar-inner">
              <a class="brand" href="/">
                <img src="/favicon.svg" alt="" width="26" height="26" />
                <span>{{ project.name }}</span>
              </a>
              ${docs && '<nav aria-label="Main">\n  <a href="/api/docs">API</a>\n</nav>'}
            </div>
          </header>
        </template>
      `,
    )
  return file(
    'src/components/Header.vue',
    code`
      <script setup lang="ts">
      import { RouterLink } from 'vue-router'
      import { project } from '../project'

      ${pagesConstant(project)}
      </script>

      <template>
        <header class="bar">
          <a class="skip" href="#content">Skip to content</a>
          <div class="bar-inner">
            <RouterLink class="brand" to="/">
              <img src="/favicon.svg" alt="" width="26" height="26" />
              <span>{{ project.name }}</span>
            </RouterLink>
            <nav aria-label="Main">
              <RouterLink v-for="{ path, label } in PAGES" :key="path" :to="path">{{ label }}</RouterLink>
              ${docs && '<a href="/api/docs">API</a>'}
            </nav>
          </div>
        </header>
      </template>
    `,
  )
}
