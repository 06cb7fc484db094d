import { Component, resource } from '@angular/core'
import { getHealth } from '../api'
import { project } from '../project'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>{{ project.title }}</h1>
    <p class="text-soft">{{ project.summary }}</p>
    <section class="panel" aria-labelledby="status">
      <div class="flex items-center justify-between">
        <h2 id="status">Status</h2>
        <button type="button" class="button-quiet" [disabled]="health.isLoading()" (click)="health.reload()">
          Refresh
        </button>
      </div>
      @if (health.error(); as error) {
        <p class="error" role="alert">{{ error.message }}</p>
      } @else if (health.value(); as answer) {
        <dl class="grid grid-cols-2 gap-2">
          <dt class="text-soft">Server</dt>
          <dd [class]="answer.status === 'ok' ? 'text-good' : 'text-bad'">{{ answer.status }}</dd>
          <dt class="text-soft">Database</dt>
          <dd [class]="answer.database === 'ok' ? 'text-good' : 'text-bad'">{{ answer.database }}</dd>
        </dl>
      } @else {
        <p class="text-soft">Asking the server…</p>
      }
    </section>
    <!-- {{#if docs}} -->
    <p><a href="/api/docs">API documentation</a></p>
    <!-- {{/if}} -->
  `,
})
export class Overview {
  protected readonly project = project
  protected readonly health = resource({ loader: getHealth })
}
