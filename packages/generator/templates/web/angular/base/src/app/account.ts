import { Component, inject, signal } from '@angular/core'
import { Router } from '@angular/router'
import { nextPage } from '../next-page'
import { Action } from './action'
// {{#if mails}}
import { ForgottenLink } from './forgotten-link'
// {{/if}}
import { Session } from './session'

@Component({
  // {{#if mails}}
  imports: [ForgottenLink],
  // {{/if}}
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
    } @else if (!loaded()) {
      <h1>Account</h1>
      <p class="text-stone-600 dark:text-stone-400">Checking your session…</p>
    } @else {
      <!-- {{#if mails}} -->
      @if (isChanged) {
        <p role="status">Your password was changed. Sign in again.</p>
      }
      <!-- {{/if}} -->
      <h1>{{ isNew() ? 'Create an account' : 'Sign in' }}</h1>
      <form
        class="card flex flex-col gap-4"
        [attr.aria-label]="isNew() ? 'Create an account' : 'Sign in'"
        (submit)="$event.preventDefault(); submit(email.value, password.value)"
      >
        <label class="grid gap-1">
          Email
          <input #email class="field" type="email" autocomplete="email" required />
        </label>
        <label class="grid gap-1">
          {{ isNew() ? 'Password (at least 8 characters)' : 'Password' }}
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
            {{ isNew() ? 'I already have an account' : 'Create an account' }}
          </button>
        </div>
        <!-- {{#if mails}} -->
        @if (!isNew()) {
          <p><app-forgotten-link /></p>
        }
        <!-- {{/if}} -->
      </form>
    }
  `,
})
export class Account {
  private readonly router = inject(Router)
  protected readonly session = inject(Session)
  // {{#if mails}}
  protected readonly isChanged = this.router.parseUrl(this.router.url).queryParamMap.has('changed')
  // {{/if}}
  protected readonly loaded = signal(false)
  protected readonly isNew = signal(false)
  protected readonly action = new Action()

  constructor() {
    this.session.load().finally(() => this.loaded.set(true))
  }

  protected async submit(email: string, password: string) {
    const credentials = { email, password }
    const entered = await this.action.run(() =>
      this.isNew() ? this.session.signUp(credentials) : this.session.signIn(credentials),
    )
    if (!entered) return
    this.isNew.set(false)
    await this.router.navigateByUrl(nextPage(window.location.search) ?? '/account')
  }

  protected signOut() {
    return this.action.run(() => this.session.signOut())
  }
}
