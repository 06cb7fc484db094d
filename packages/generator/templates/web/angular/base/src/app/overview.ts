import { Component, resource } from '@angular/core'
import { getHealth } from '../api'
import { project } from '../project'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>{{ project.name }}</h1>
    <p class="text-stone-600 dark:text-stone-400">{{ project.description }}</p>
    <section class="card flex flex-col gap-4" aria-labelledby="status">
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
          <dt class="text-stone-600 dark:text-stone-400">Server</dt>
          <dd [class]="answer.status === 'ok' ? 'text-emerald-700 dark:text-emerald-400' : 'error'">{{ answer.status }}</dd>
          <dt class="text-stone-600 dark:text-stone-400">Database</dt>
          <dd [class]="answer.database === 'ok' ? 'text-emerald-700 dark:text-emerald-400' : 'error'">{{ answer.database }}</dd>
        </dl>
      } @else {
        <p class="text-stone-600 dark:text-stone-400">Checking the server…</p>
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
