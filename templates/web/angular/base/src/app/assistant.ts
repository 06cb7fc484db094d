import { Component, resource, signal } from '@angular/core'
import { type ChatMessage, chat, getAiStatus } from '../api'
import { Action } from './action'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>Assistant</h1>
    <section class="panel" aria-label="Conversation">
      @if (status.error(); as error) {
        <p class="error" role="alert">{{ error.message }}</p>
      } @else if (status.value(); as status) {
        @if (status.configured) {
          <p class="text-soft">Answers come from {{ status.model }}.</p>
          <ul class="grid gap-3" aria-live="polite">
            @for (message of messages(); track $index) {
              <li class="whitespace-pre-wrap wrap-anywhere" [class]="message.role === 'user' && 'rounded-lg bg-page p-3'">{{ message.content }}</li>
            }
          </ul>
          <form class="grid gap-3" (submit)="$event.preventDefault(); ask(text)">
            <label class="grid gap-1">
              Message
              <textarea #text class="input" rows="3" maxlength="4000" required></textarea>
            </label>
            <button type="submit" class="button" [disabled]="action.busy()">
              {{ action.busy() ? 'Answering…' : 'Send' }}
            </button>
          </form>
        } @else {
          <p>The assistant is off. Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server.</p>
        }
      }
      @if (action.error(); as error) {
        <p class="error" role="alert">{{ error }}</p>
      }
    </section>
  `,
})
export class Assistant {
  protected readonly status = resource({ loader: getAiStatus })
  protected readonly messages = signal<ChatMessage[]>([])
  protected readonly action = new Action()

  protected async ask(input: HTMLTextAreaElement) {
    const before = this.messages()
    const asked: ChatMessage[] = [...before, { role: 'user', content: input.value }]
    const answered = await this.action.run(async () => {
      let content = ''
      this.messages.set(asked)
      for await (const piece of chat(asked.slice(-20))) {
        content += piece
        this.messages.set([...asked, { role: 'assistant', content }])
      }
    })
    if (answered) input.value = ''
    else this.messages.set(before)
  }
}
