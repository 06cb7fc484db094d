import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { DATABASE_TONES, DURATION, featuresConstant } from '../shared/snippets'

/** `src/app/overview.ts` and `status.ts`: the first page. */
export function overviewFiles(project: ProjectContext) {
  return [file('src/app/overview.ts', overview(project)), file('src/app/status.ts', status())]
}

function overview(project: ProjectContext): string {
  const { code: features, linked, anyHref } = featuresConstant(project)
  return code`
    import { Component } from '@angular/core'
    ${linked && "import { RouterLink } from '@angular/router'"}
    import { project } from '../project'
    import { Status } from './status'
    ${features && `\n${features}`}

    @Component({
      selector: 'app-overview',
      imports: [${linked && 'RouterLink, '}Status],
      template: \`
        <h1>{{ project.name }}</h1>
        <p class="lead">{{ project.description }}</p>
        <div class="columns">
          <app-status />
          ${
            features &&
            code`
              <section class="panel" aria-labelledby="inside">
                <div class="panel-head">
                  <h2 id="inside">What is inside</h2>
                </div>
                <ul class="features">
                  @for (feature of features; track feature.title) {
                    <li>
                      ${title(linked, anyHref)}
                      <p>{{ feature.text }}</p>
                    </li>
                  }
                </ul>
              </section>
            `
          }
        </div>
      \`,
    })
    export class Overview {
      protected readonly project = project
      ${features && 'protected readonly features = FEATURES'}
    }
  `
}

/** The documentation is a page of the server, not of this app. */
function title(linked: boolean, anyHref: boolean): string {
  if (!anyHref) return '<strong>{{ feature.title }}</strong>'
  if (!linked)
    return code`
      @if (feature.href) {
        <a [href]="feature.href">{{ feature.title }}</a>
      } @else {
        <strong>{{ feature.title }}</strong>
      }
    `
  return code`
    @if (!feature.href) {
      <strong>{{ feature.title }}</strong>
    } @else if (feature.href.startsWith('/api/')) {
      <a [href]="feature.href">{{ feature.title }}</a>
    } @else {
      <a [routerLink]="feature.href">{{ feature.title }}</a>
    }
  `
}

function status(): string {
  return code`
    import { Component } from '@angular/core'
    import { getHealth } from '../api'
    import { Loaded } from './state'

    ${DATABASE_TONES}

    /** What the server says about itself. */
    @Component({
      selector: 'app-status',
      template: \`
        <section class="panel" aria-labelledby="status">
          <div class="panel-head">
            <h2 id="status">Status</h2>
            <button type="button" class="quiet small" (click)="loaded.reload()">Refresh</button>
          </div>
          <div aria-live="polite">
            @if (loaded.error(); as error) {
              <p class="error" role="alert">{{ error }}</p>
            } @else if (loaded.data(); as health) {
              <dl class="facts">
                <div>
                  <dt>Server</dt>
                  <dd class="state" [class]="health.status === 'ok' ? 'good' : 'warning'">{{ health.status }}</dd>
                </div>
                <div>
                  <dt>{{ health.database.type }}</dt>
                  <dd class="state" [class]="tones[health.database.status]">{{ health.database.status }}</dd>
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
              @if (health.database.message; as message) {
                <p class="note">{{ message }}</p>
              }
            } @else {
              <p class="quiet-text">Asking the server…</p>
            }
          </div>
        </section>
      \`,
    })
    export class Status {
      protected readonly loaded = new Loaded(getHealth)
      protected readonly tones = DATABASE_TONES
      protected readonly duration = duration
    }

    ${DURATION}
  `
}
