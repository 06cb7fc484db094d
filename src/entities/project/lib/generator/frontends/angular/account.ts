import { file } from '../../file'
import { code } from '../../text/code'

/** `src/app/account.ts` and `sign-in.ts`: sign-up, sign-in and sign-out. */
export function accountFiles() {
  return [file('src/app/account.ts', account()), file('src/app/sign-in.ts', signIn())]
}

function account(): string {
  return code`
    import { Component, inject } from '@angular/core'
    import { Session } from './session'
    import { SignIn } from './sign-in'
    import { Action } from './state'

    @Component({
      selector: 'app-account',
      imports: [SignIn],
      template: \`
        @if (session.user(); as user) {
          <div class="narrow form">
            <h1>Account</h1>
            <section class="panel" aria-label="Your account">
              <p>
                Signed in as <strong>{{ user.email }}</strong>.
              </p>
              <div class="actions">
                <button type="button" class="quiet" [disabled]="action.busy()" (click)="signOut()">
                  Sign out
                </button>
              </div>
              @if (action.error(); as error) {
                <p class="error" role="alert">{{ error }}</p>
              }
            </section>
          </div>
        } @else if (session.user() === null) {
          <app-sign-in />
        } @else {
          <p class="quiet-text">Loading…</p>
        }
      \`,
    })
    export class Account {
      protected readonly session = inject(Session)
      protected readonly action = new Action()

      protected signOut() {
        void this.action.run(() => this.session.signOut())
      }
    }
  `
}

function signIn(): string {
  return code`
    import { Component, inject, signal } from '@angular/core'
    import { Session } from './session'
    import { Action } from './state'

    @Component({
      selector: 'app-sign-in',
      template: \`
        <div class="narrow form">
          <h1>{{ isNew() ? 'Create an account' : 'Sign in' }}</h1>
          <section class="panel" [attr.aria-label]="isNew() ? 'Sign up' : 'Sign in'">
            <form (submit)="$event.preventDefault(); submit(email.value, password.value)">
              <div class="field">
                <label for="email">E-mail</label>
                <input id="email" #email type="email" autocomplete="email" required />
              </div>
              <div class="field">
                <label for="password">Password</label>
                <input
                  id="password"
                  #password
                  type="password"
                  [attr.autocomplete]="isNew() ? 'new-password' : 'current-password'"
                  [attr.minlength]="isNew() ? 8 : null"
                  maxlength="200"
                  [attr.aria-describedby]="isNew() ? 'password-hint' : null"
                  required
                />
                @if (isNew()) {
                  <p class="hint" id="password-hint">At least 8 characters.</p>
                }
              </div>
              @if (action.error(); as error) {
                <p class="error" role="alert">{{ error }}</p>
              }
              <div class="actions">
                <button type="submit" [disabled]="action.busy()">
                  {{ isNew() ? 'Create account' : 'Sign in' }}
                </button>
                <button type="button" class="quiet" (click)="isNew.set(!isNew())">
                  {{ isNew() ? 'I have an account' : 'Create an account' }}
                </button>
              </div>
            </form>
          </section>
        </div>
      \`,
    })
    export class SignIn {
      protected readonly isNew = signal(false)
      protected readonly action = new Action()
      private readonly session = inject(Session)

      /** The fields keep their words themselves: the browser checks a length only of what people typed. */
      protected submit(email: string, password: string) {
        void this.action.run(() =>
          this.isNew() ? this.session.signUp({ email, password }) : this.session.signIn({ email, password }),
        )
      }
    }
  `
}
