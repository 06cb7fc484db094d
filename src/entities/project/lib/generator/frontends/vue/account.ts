import { file } from '../../file'
import { code } from '../../text/code'

/** `src/components/Account.vue` and `SignIn.vue`: sign-up, sign-in and sign-out. */
export function accountFiles() {
  return [file('src/components/Account.vue', account()), file('src/components/SignIn.vue', signIn())]
}

function account(): string {
  return code`
    <script setup lang="ts">
    import { useAction } from '../composables'
    import { useSession } from '../session'
    import SignIn from './SignIn.vue'

    const { user, signOut } = useSession()
    const { busy, error, run } = useAction()
    </script>

    <template>
      <p v-if="user === undefined" class="quiet-text">Loading…</p>
      <SignIn v-else-if="user === null" />
      <div v-else class="narrow form">
        <h1>Account</h1>
        <section class="panel" aria-label="Your account">
          <p>Signed in as <strong>{{ user.email }}</strong>.</p>
          <div class="actions">
            <button type="button" class="quiet" :disabled="busy" @click="run(signOut)">Sign out</button>
          </div>
          <p v-if="error" class="error" role="alert">{{ error }}</p>
        </section>
      </div>
    </template>
  `
}

function signIn(): string {
  return code`
    <script setup lang="ts">
    import { ref } from 'vue'
    import { useAction } from '../composables'
    import { useSession } from '../session'

    const session = useSession()
    const isNew = ref(false)
    const email = ref('')
    const password = ref('')
    const { busy, error, run } = useAction()

    function submit() {
      const enter = isNew.value ? session.signUp : session.signIn
      void run(() => enter({ email: email.value, password: password.value }))
    }
    </script>

    <template>
      <div class="narrow form">
        <h1>{{ isNew ? 'Create an account' : 'Sign in' }}</h1>
        <section class="panel" :aria-label="isNew ? 'Sign up' : 'Sign in'">
          <form @submit.prevent="submit">
            <div class="field">
              <label for="email">E-mail</label>
              <input id="email" v-model="email" type="email" autocomplete="email" required />
            </div>
            <div class="field">
              <label for="password">Password</label>
              <input
                id="password"
                v-model="password"
                type="password"
                :autocomplete="isNew ? 'new-password' : 'current-password'"
                :minlength="isNew ? 8 : undefined"
                maxlength="200"
                :aria-describedby="isNew ? 'password-hint' : undefined"
                required
              />
              <p v-if="isNew" id="password-hint" class="hint">At least 8 characters.</p>
            </div>
            <p v-if="error" class="error" role="alert">{{ error }}</p>
            <div class="actions">
              <button type="submit" :disabled="busy">{{ isNew ? 'Create account' : 'Sign in' }}</button>
              <button type="button" class="quiet" @click="isNew = !isNew">
                {{ isNew ? 'I have an account' : 'Create an account' }}
              </button>
            </div>
          </form>
        </section>
      </div>
    </template>
  `
}
