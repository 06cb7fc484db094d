import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { pagesOf } from '../shared/client'
import { pagesConstant } from '../shared/snippets'

const BRAND = code`
  <a class="brand" href="/">
    <img src="/favicon.svg" alt="" width="26" height="26" />
    <span>{project.name}</span>
  </a>
`

/** The documentation is a page of the server, not of this app. */
const DOCS = '<a href="/api/docs" data-sveltekit-reload>API</a>'

/** `src/lib/Header.svelte`: the name and the navigation. */
export function headerFile(project: ProjectContext) {
  const docs = project.has('docs')
  if (pagesOf(project).length === 1)
    return file(
      'src/lib/Header.svelte',
      code`
        <script lang="ts">
          import { project } from './project'
        </script>

        <header class="bar">
          <div class="bar-inner">
            ${BRAND}
            ${docs && `<nav aria-label="Main">\n  ${DOCS}\n</nav>`}
          </div>
        </header>
      `,
    )
  return file(
    'src/lib/Header.svelte',
    code`
      <script lang="ts">
        import { page } from '$app/state'
        import { project } from './project'

        ${pagesConstant(project)}
      </script>

      <header class="bar">
        <a class="skip" href="#content">Skip to content</a>
        <div class="bar-inner">
          ${BRAND}
          <nav aria-label="Main">
            {#each PAGES as { path, label } (path)}
              <a href={path} aria-current={path === page.url.pathname ? 'page' : undefined}>{label}</a>
            {/each}
            ${docs && DOCS}
          </nav>
        </div>
      </header>
    `,
  )
}
