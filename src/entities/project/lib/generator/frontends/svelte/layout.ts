import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { pagesOf } from '../shared/client'

/** What a page puts into the head: its title and the project's name. */
export function titleOf(label = ''): string {
  return code`
    <svelte:head>
      <title>${label && `${label} · `}{project.name}</title>
    </svelte:head>
  `
}

/** `src/routes/+layout.ts`, `+layout.svelte` and `+error.svelte`: what all pages share. */
export function layoutFiles(project: ProjectContext) {
  const routed = pagesOf(project).length > 1
  return [
    file(
      'src/routes/+layout.ts',
      code`
        // A single-page app: everything is rendered in the browser.
        export const ssr = false
      `,
    ),
    file(
      'src/routes/+layout.svelte',
      code`
        <script lang="ts">
          import type { Snippet } from 'svelte'
          import Header from '$lib/Header.svelte'
          import '../styles.css'

          const { children }: { children: Snippet } = $props()
        </script>

        <Header />
        <main${routed && ' id="content" tabindex="-1"'}>{@render children()}</main>
      `,
    ),
    file(
      'src/routes/+error.svelte',
      code`
        <script lang="ts">
          import { page } from '$app/state'
          import { project } from '$lib/project'
        </script>

        ${titleOf()}

        {#if page.status === 404}
          <h1>Page not found</h1>
          <p class="lead">There is nothing at this address. <a href="/">Go to the overview</a>.</p>
        {:else}
          <h1>Something went wrong</h1>
          <p class="lead">{page.error?.message} <a href="/">Go to the overview</a>.</p>
        {/if}
      `,
    ),
  ]
}
