import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { DATABASE_TONES, DURATION, featuresConstant } from '../shared/snippets'

/** `src/components/Overview.vue` and `Status.vue`: the first page. */
export function overviewFiles(project: ProjectContext) {
  return [file('src/components/Overview.vue', overview(project)), file('src/components/Status.vue', status())]
}

function overview(project: ProjectContext): string {
  const { code: features, linked, anyHref } = featuresConstant(project)
  return code`
    <script setup lang="ts">
    ${linked && "import { RouterLink } from 'vue-router'"}
    import { project } from '../project'
    import Status from './Status.vue'
    ${features && `\n${features}`}
    </script>

    <template>
      <h1>{{ project.name }}</h1>
      <p class="lead">{{ project.description }}</p>
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
                <li v-for="{ title, text${anyHref && ', href'} } in FEATURES" :key="title">
                  ${title(linked, anyHref)}
                  <p>{{ text }}</p>
                </li>
              </ul>
            </section>
          `
        }
      </div>
    </template>
  `
}

/** The documentation is a page of the server, not of this app. */
function title(linked: boolean, anyHref: boolean): string {
  if (!anyHref) return '<strong>{{ title }}</strong>'
  if (!linked)
    return code`
      <a v-if="href" :href="href">{{ title }}</a>
      <strong v-else>{{ title }}</strong>
    `
  return code`
    <strong v-if="!href">{{ title }}</strong>
    <a v-else-if="href.startsWith('/api/')" :href="href">{{ title }}</a>
    <RouterLink v-else :to="href">{{ title }}</RouterLink>
  `
}

function status(): string {
  return code`
    <script setup lang="ts">
    import { getHealth } from '../api'
    import { useLoad } from '../composables'

    ${DATABASE_TONES}

    /** What the server says about itself. */
    const { data: health, error, reload } = useLoad(getHealth)

    ${DURATION}
    </script>

    <template>
      <section class="panel" aria-labelledby="status">
        <div class="panel-head">
          <h2 id="status">Status</h2>
          <button type="button" class="quiet small" @click="reload">Refresh</button>
        </div>
        <div aria-live="polite">
          <p v-if="error" class="error" role="alert">{{ error }}</p>
          <p v-else-if="!health" class="quiet-text">Asking the server…</p>
          <template v-else>
            <dl class="facts">
              <div>
                <dt>Server</dt>
                <dd :class="['state', health.status === 'ok' ? 'good' : 'warning']">{{ health.status }}</dd>
              </div>
              <div>
                <dt>{{ health.database.type }}</dt>
                <dd :class="['state', DATABASE_TONES[health.database.status]]">{{ health.database.status }}</dd>
              </div>
              <div>
                <dt>Environment</dt>
                <dd>{{ health.environment }}</dd>
              </div>
              <div>
                <dt>Version</dt>
                <dd>{{ health.version }}</dd>
              </div>
              <div>
                <dt>Running for</dt>
                <dd>{{ duration(health.uptimeSeconds) }}</dd>
              </div>
            </dl>
            <p v-if="health.database.message" class="note">{{ health.database.message }}</p>
          </template>
        </div>
      </section>
    </template>
  `
}
