import { Component, signal } from '@angular/core'
import { forgotPassword } from '../api'
import { Action } from './action'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>Reset your password</h1>
    @if (isSent()) {
      <p role="status">If there is an account for this address, a link is on its way. It expires in one hour.</p>
    } @else {
      <form
        class="card flex flex-col gap-4"
        aria-label="Reset your password"
        (submit)="$event.preventDefault(); submit(email.value)"
      >
        <label class="grid gap-1">
          Email
          <input #email class="field" type="email" autocomplete="email" required />
        </label>
        @if (action.error(); as error) {
          <p class="error" role="alert">{{ error }}</p>
        }
        <button type="submit" class="button" [disabled]="action.busy()">Send link</button>
      </form>
    }
  `,
})
export class ForgotPassword {
  protected readonly isSent = signal(false)
  protected readonly action = new Action()

  protected async submit(email: string) {
    this.isSent.set(await this.action.run(() => forgotPassword({ email })))
  }
}
