import { file } from '../../file'
import { code } from '../../text/code'
import { titleOf } from './layout'

/** `src/routes/account/+page.svelte` and `src/lib/SignIn.svelte`: sign-up, sign-in and sign-out. */
export function accountFiles() {
  return [file('src/routes/account/+page.svelte', account()), file('src/lib/SignIn.svelte', signIn())]
}

function account(): string {
  return code`
    <script lang="ts">
      import { project } from '$lib/project'
      import { session } from '$lib/session.svelte'
      import SignIn from '$lib/SignIn.svelte'
      import { Action } from '$lib/state.svelte'

      const action = new Action()

      const signOut = () => action.run(() => session.signOut())
    </script>

    ${titleOf('Account')}

    {#if session.user === undefined}
      <p class="quiet-text">Loading…</p>
    {:else if session.user === null}
      <SignIn />
    {:else}
      <div class="narrow form">
        <h1>Account</h1>
        <section class="panel" aria-label="Your account">
          <p>Signed in as <strong>{session.user.email}</strong>.</p>
          <div class="actions">
            <button type="button" class="quiet" disabled={action.busy} onclick={signOut}>Sign out</button>
          </div>
          {#if action.error}
            <p class="error" role="alert">{action.error}</p>
          {/if}
        </section>
      </div>
    {/if}
  `
}

function signIn(): string {
  return code`
    <script lang="ts">
      import { session } from './session.svelte'
      import { Action } from './state.svelte'

      let isNew = $state(false)
      let email = $state('')
      let password = $state('')
      const action = new Action()

      function submit(event: SubmitEvent) {
        event.preventDefault()
        const credentials = { email, password }
        void action.run(() => (isNew ? session.signUp(credentials) : session.signIn(credentials)))
      }
    </script>

    <div class="narrow form">
      <h1>{isNew ? 'Create an account' : 'Sign in'}</h1>
      <section class="panel" aria-label={isNew ? 'Sign up' : 'Sign in'}>
        <form onsubmit={submit}>
          <div class="field">
            <label for="email">E-mail</label>
            <input id="email" type="email" autocomplete="email" required bind:value={email} />
          </div>
          <div class="field">
            <label for="password">Password</label>
            <input
              id="password"
              type="password"
              autocomplete={isNew ? 'new-password' : 'current-password'}
              minlength={isNew ? 8 : undefined}
              maxlength={200}
              aria-describedby={isNew ? 'password-hint' : undefined}
              required
              bind:value={password}
            />
            {#if isNew}
              <p class="hint" id="password-hint">At least 8 characters.</p>
            {/if}
          </div>
          {#if action.error}
            <p class="error" role="alert">{action.error}</p>
          {/if}
          <div class="actions">
            <button type="submit" disabled={action.busy}>{isNew ? 'Create account' : 'Sign in'}</button>
            <button type="button" class="quiet" onclick={() => (isNew = !isNew)}>
              {isNew ? 'I have an account' : 'Create an account'}
            </button>
          </div>
        </form>
      </section>
    </div>
  `
}
