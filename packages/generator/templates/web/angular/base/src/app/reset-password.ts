import { Component, computed, inject } from '@angular/core'
import { ActivatedRoute, Router, RouterLink } from '@angular/router'
import { BAD_LINK } from '../api'
import { Action } from './action'
import { Session } from './session'

@Component({
  imports: [RouterLink],
  host: { class: 'contents' },
  template: `
    <h1>Choose a new password</h1>
    @if (token) {
      <form
        class="card flex flex-col gap-4"
        aria-label="Choose a new password"
        (submit)="$event.preventDefault(); submit(field.value)"
      >
        <label class="grid gap-1">
          New password
          <input
            #field
            class="field"
            type="password"
            autocomplete="new-password"
            minlength="8"
            maxlength="128"
            required
          />
        </label>
        <button type="submit" class="button" [disabled]="action.busy()">Save password</button>
      </form>
    }
    @if (problem(); as problem) {
      <p class="error" role="alert">{{ problem }}</p>
      <p><a routerLink="/forgot-password">Ask for a new link</a></p>
    }
  `,
})
export class ResetPassword {
  private readonly router = inject(Router)
  private readonly session = inject(Session)
  protected readonly token = inject(ActivatedRoute).snapshot.queryParamMap.get('token') ?? ''
  protected readonly action = new Action()
  protected readonly problem = computed(() => (this.token ? this.action.error() : BAD_LINK))

  protected async submit(password: string) {
    const changed = await this.action.run(() => this.session.resetPassword({ token: this.token, password }))
    if (changed) await this.router.navigateByUrl('/account?changed')
  }
}
