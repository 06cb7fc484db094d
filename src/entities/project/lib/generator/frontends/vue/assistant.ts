import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/components/Assistant.vue` and `Conversation.vue` */
export function assistantFiles(project: ProjectContext) {
  return [
    file('src/components/Assistant.vue', assistant(project)),
    file('src/components/Conversation.vue', conversation()),
  ]
}

function assistant({ has }: ProjectContext): string {
  const auth = has('auth')
  return code`
    <script setup lang="ts">
    ${auth && "import { RouterLink } from 'vue-router'"}
    import { getAiStatus } from '../api'
    import { useLoad } from '../composables'
    ${auth && "import { useSession } from '../session'"}
    import Conversation from './Conversation.vue'

    const { data: status, error } = useLoad(getAiStatus)
    ${auth && 'const { user } = useSession()'}
    </script>

    <template>
      <div class="narrow">
        <h1>Assistant</h1>
        <p class="lead">
          {{ status?.configured ? \`Answers come from \${status.model}.\` : 'Chat with a language model.' }}
        </p>
        <section class="panel" aria-label="Conversation">
          <p v-if="error" class="error" role="alert">{{ error }}</p>
          <template v-if="status && !status.configured">
            <p><span class="state">The assistant is off.</span></p>
            <p class="quiet-text">
              Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server to switch it on.
            </p>
          </template>
          ${
            auth
              ? code`
                  <Conversation v-else-if="status && user" />
                  <p v-else-if="status && user === null" class="quiet-text">
                    <RouterLink to="/account">Sign in</RouterLink> to use the assistant.
                  </p>
                `
              : '<Conversation v-else-if="status" />'
          }
        </section>
      </div>
    </template>
  `
}

function conversation(): string {
  return code`
    <script setup lang="ts">
    import { ref } from 'vue'
    import { type ChatMessage, chat } from '../api'
    import { useAction } from '../composables'

    const messages = ref<ChatMessage[]>([])
    const text = ref('')
    const { busy, error, run } = useAction()

    function ask() {
      const before = messages.value
      const content = text.value
      const asked: ChatMessage[] = [...before, { role: 'user', content }]
      messages.value = asked
      text.value = ''
      const answer = async () => {
        const { message } = await chat(asked.slice(-20))
        messages.value = [...asked, message]
      }
      void run(answer, () => {
        messages.value = before
        text.value = content
      })
    }
    </script>

    <template>
      <ul class="conversation" aria-live="polite">
        <li v-for="({ role, content }, index) in messages" :key="index" :class="role">{{ content }}</li>
      </ul>
      <form @submit.prevent="ask">
        <label for="message">Message</label>
        <textarea id="message" v-model="text" maxlength="4000" required></textarea>
        <p v-if="error" class="error" role="alert">{{ error }}</p>
        <div class="send">
          <button type="submit" :disabled="busy">{{ busy ? 'Waiting for an answer…' : 'Send' }}</button>
        </div>
      </form>
    </template>
  `
}
