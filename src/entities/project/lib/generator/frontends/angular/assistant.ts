import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'

/** `src/app/assistant.ts` and `conversation.ts` */
export function assistantFiles(project: ProjectContext) {
  return [file('src/app/assistant.ts', assistant(project)), file('src/app/conversation.ts', conversation())]
}

function assistant({ has }: ProjectContext): string {
  const auth = has('auth')
  return code`
    import { Component${auth && ', inject'} } from '@angular/core'
    ${auth && "import { RouterLink } from '@angular/router'"}
    import { getAiStatus } from '../api'
    import { Conversation } from './conversation'
    ${auth && "import { Session } from './session'"}
    import { Loaded } from './state'

    @Component({
      selector: 'app-assistant',
      imports: [Conversation${auth && ', RouterLink'}],
      template: \`
        @let status = loaded.data();
        <div class="narrow">
          <h1>Assistant</h1>
          <p class="lead">
            @if (status?.configured) {
              Answers come from {{ status?.model }}.
            } @else {
              Chat with a language model.
            }
          </p>
          <section class="panel" aria-label="Conversation">
            @if (loaded.error(); as error) {
              <p class="error" role="alert">{{ error }}</p>
            }
            @if (status && !status.configured) {
              <p><span class="state">The assistant is off.</span></p>
              <p class="quiet-text">
                Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server to switch it on.
              </p>
            ${
              auth
                ? code`
                    } @else if (status && user()) {
                      <app-conversation />
                    } @else if (status && user() === null) {
                      <p class="quiet-text"><a routerLink="/account">Sign in</a> to use the assistant.</p>
                    }
                  `
                : code`
                    } @else if (status) {
                      <app-conversation />
                    }
                  `
            }
          </section>
        </div>
      \`,
    })
    export class Assistant {
      ${auth && 'protected readonly user = inject(Session).user'}
      protected readonly loaded = new Loaded(getAiStatus)
    }
  `
}

function conversation(): string {
  return code`
    import { Component, signal } from '@angular/core'
    import { type ChatMessage, chat } from '../api'
    import { Action } from './state'

    @Component({
      selector: 'app-conversation',
      template: \`
        <ul class="conversation" aria-live="polite">
          @for (message of messages(); track $index) {
            <li [class]="message.role">{{ message.content }}</li>
          }
        </ul>
        <form (submit)="$event.preventDefault(); ask(field)">
          <label for="message">Message</label>
          <textarea id="message" #field maxlength="4000" required></textarea>
          @if (action.error(); as error) {
            <p class="error" role="alert">{{ error }}</p>
          }
          <div class="send">
            <button type="submit" [disabled]="action.busy()">
              {{ action.busy() ? 'Waiting for an answer…' : 'Send' }}
            </button>
          </div>
        </form>
      \`,
    })
    export class Conversation {
      protected readonly messages = signal<ChatMessage[]>([])
      protected readonly action = new Action()

      protected ask(field: HTMLTextAreaElement) {
        const before = this.messages()
        const content = field.value
        const asked: ChatMessage[] = [...before, { role: 'user', content }]
        this.messages.set(asked)
        field.value = ''
        const answer = async () => {
          const { message } = await chat(asked.slice(-20))
          this.messages.set([...asked, message])
        }
        void this.action.run(answer, () => {
          this.messages.set(before)
          field.value = content
        })
      }
    }
  `
}
