import { Component, inject, signal } from '@angular/core'
import { Action } from './action'
import { Session } from './session'

@Component({
  host: { class: 'contents' },
  template: `
    @if (session.user(); as user) {
      <h1>Account</h1>
      <section class="card flex flex-col gap-4" aria-label="Your account">
        <p>Signed in as <strong>{{ user.email }}</strong>.</p>
        <button type="button" class="button-quiet" [disabled]="action.busy()" (click)="signOut()">Sign out</button>
        @if (action.error(); as error) {
          <p class="error" role="alert">{{ error }}</p>
        }
      </section>
    } @else {
      <h1>{{ isNew() ? 'Create an account' : 'Sign in' }}</h1>
      <form
        class="card flex flex-col gap-4"
        [attr.aria-label]="isNew() ? 'Sign up' : 'Sign in'"
        (submit)="$event.preventDefault(); submit(email.value, password.value)"
      >
        <label class="grid gap-1">
          E-mail
          <input #email class="field" type="email" autocomplete="email" required />
        </label>
        <label class="grid gap-1">
          {{ isNew() ? 'Password, at least 8 characters' : 'Password' }}
          <input
            #password
            class="field"
            type="password"
            [autocomplete]="isNew() ? 'new-password' : 'current-password'"
            [attr.minlength]="isNew() ? 8 : null"
            maxlength="128"
            required
          />
        </label>
        @if (action.error(); as error) {
          <p class="error" role="alert">{{ error }}</p>
        }
        <div class="flex flex-wrap gap-2">
          <button type="submit" class="button" [disabled]="action.busy()">
            {{ isNew() ? 'Create account' : 'Sign in' }}
          </button>
          <button type="button" class="button-quiet" (click)="isNew.set(!isNew())">
            {{ isNew() ? 'I have an account' : 'Create an account' }}
          </button>
        </div>
      </form>
    }
  `,
})
export class Account {
  protected readonly session = inject(Session)
  protected readonly isNew = signal(false)
  protected readonly action = new Action()

  constructor() {
    this.session.load()
  }

  protected submit(email: string, password: string) {
    const credentials = { email, password }
    return this.action.run(() =>
      this.isNew() ? this.session.signUp(credentials) : this.session.signIn(credentials),
    )
  }

  protected signOut() {
    return this.action.run(() => this.session.signOut())
  }
}
