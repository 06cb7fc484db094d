import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { DATABASE_TONES, DURATION, featuresConstant } from '../shared/snippets'
import { titleOf } from './layout'

/** `src/routes/+page.svelte` and `src/lib/Status.svelte`: the first page. */
export function overviewFiles(project: ProjectContext) {
  return [file('src/routes/+page.svelte', overview(project)), file('src/lib/Status.svelte', status())]
}

function overview(project: ProjectContext): string {
  const { code: features, anyHref } = featuresConstant(project)
  return code`
    <script lang="ts">
      import { project } from '$lib/project'
      import Status from '$lib/Status.svelte'
      ${features && `\n${features}`}
    </script>

    ${titleOf()}

    <h1>{project.name}</h1>
    <p class="lead">{project.description}</p>
    <div class="columns">
      <Status />
      ${
        features &&
        code`
          <section class="panel" aria-labelledby="inside">
            <div class="panel-head">
              <h2 id="inside">What is inside</h2>
            </div>
            <ul class="features">
              {#each FEATURES as { title, text${anyHref && ', href'} } (title)}
                <li>
                  ${anyHref ? LINKED_TITLE : '<strong>{title}</strong>'}
                  <p>{text}</p>
                </li>
              {/each}
            </ul>
          </section>
        `
      }
    </div>
  `
}

/** The documentation is a page of the server, so the browser has to load it. */
const LINKED_TITLE = code`
  {#if href}
    <a {href} data-sveltekit-reload={href.startsWith('/api/') || undefined}>{title}</a>
  {:else}
    <strong>{title}</strong>
  {/if}
`

function status(): string {
  return code`
    <script lang="ts">
      import { getHealth } from './api'
      import { Load } from './state.svelte'

      ${DATABASE_TONES}

      /** What the server says about itself. */
      const health = new Load(getHealth)

      ${DURATION}
    </script>

    <section class="panel" aria-labelledby="status">
      <div class="panel-head">
        <h2 id="status">Status</h2>
        <button type="button" class="quiet small" onclick={health.reload}>Refresh</button>
      </div>
      <div aria-live="polite">
        {#if health.error}
          <p class="error" role="alert">{health.error}</p>
        {:else if !health.data}
          <p class="quiet-text">Asking the server…</p>
        {:else}
          {@const { status, environment, version, uptimeSeconds, database } = health.data}
          <dl class="facts">
            <div>
              <dt>Server</dt>
              <dd class={['state', status === 'ok' ? 'good' : 'warning']}>{status}</dd>
            </div>
            <div>
              <dt>{database.type}</dt>
              <dd class={['state', DATABASE_TONES[database.status]]}>{database.status}</dd>
            </div>
            <div>
              <dt>Environment</dt>
              <dd>{environment}</dd>
            </div>
            <div>
              <dt>Version</dt>
              <dd>{version}</dd>
            </div>
            <div>
              <dt>Running for</dt>
              <dd>{duration(uptimeSeconds)}</dd>
            </div>
          </dl>
          {#if database.message}
            <p class="note">{database.message}</p>
          {/if}
        {/if}
      </div>
    </section>
  `
}
