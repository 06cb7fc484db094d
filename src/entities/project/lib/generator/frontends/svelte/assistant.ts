import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { titleOf } from './layout'

/** `src/routes/assistant/+page.svelte` and `src/lib/Conversation.svelte` */
export function assistantFiles(project: ProjectContext) {
  return [
    file('src/routes/assistant/+page.svelte', assistant(project)),
    file('src/lib/Conversation.svelte', conversation()),
  ]
}

function assistant({ has }: ProjectContext): string {
  const auth = has('auth')
  return code`
    <script lang="ts">
      import { getAiStatus } from '$lib/api'
      import Conversation from '$lib/Conversation.svelte'
      import { project } from '$lib/project'
      ${auth && "import { session } from '$lib/session.svelte'"}
      import { Load } from '$lib/state.svelte'

      const status = new Load(getAiStatus)
    </script>

    ${titleOf('Assistant')}

    <div class="narrow">
      <h1>Assistant</h1>
      <p class="lead">
        {status.data?.configured ? \`Answers come from \${status.data.model}.\` : 'Chat with a language model.'}
      </p>
      <section class="panel" aria-label="Conversation">
        {#if status.error}
          <p class="error" role="alert">{status.error}</p>
        {/if}
        {#if status.data && !status.data.configured}
          <p><span class="state">The assistant is off.</span></p>
          <p class="quiet-text">
            Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server to switch it on.
          </p>
        ${
          auth
            ? code`
                {:else if status.data && session.user}
                  <Conversation />
                {:else if status.data && session.user === null}
                  <p class="quiet-text"><a href="/account">Sign in</a> to use the assistant.</p>
                {/if}
              `
            : code`
                {:else if status.data}
                  <Conversation />
                {/if}
              `
        }
      </section>
    </div>
  `
}

function conversation(): string {
  return code`
    <script lang="ts">
      import { type ChatMessage, chat } from './api'
      import { Action } from './state.svelte'

      let messages = $state.raw<ChatMessage[]>([])
      let text = $state('')
      const action = new Action()

      function ask(event: SubmitEvent) {
        event.preventDefault()
        const before = messages
        const content = text
        const asked: ChatMessage[] = [...before, { role: 'user', content }]
        messages = asked
        text = ''
        const answer = async () => {
          const { message } = await chat(asked.slice(-20))
          messages = [...asked, message]
        }
        void action.run(answer, () => {
          messages = before
          text = content
        })
      }
    </script>

    <ul class="conversation" aria-live="polite">
      {#each messages as { role, content }, index (index)}
        <li class={role}>{content}</li>
      {/each}
    </ul>
    <form onsubmit={ask}>
      <label for="message">Message</label>
      <textarea id="message" bind:value={text} maxlength={4000} required></textarea>
      {#if action.error}
        <p class="error" role="alert">{action.error}</p>
      {/if}
      <div class="send">
        <button type="submit" disabled={action.busy}>
          {action.busy ? 'Waiting for an answer…' : 'Send'}
        </button>
      </div>
    </form>
  `
}
