import { Component, resource, signal } from '@angular/core'
import { type Message, chat, getAssistant } from '../api'
import { Action } from './action'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>Assistant</h1>
    <section class="card flex flex-col gap-4" aria-label="Conversation">
      @if (status.error(); as error) {
        <p class="error" role="alert">{{ error.message }}</p>
      } @else if (status.value(); as status) {
        @if (status.configured) {
          <p class="text-stone-600 dark:text-stone-400">Answers come from {{ status.model }}.</p>
          <ul class="grid gap-3" aria-live="polite">
            @for (message of messages(); track $index) {
              <li class="whitespace-pre-wrap wrap-anywhere" [class]="message.role === 'user' && 'rounded-md bg-stone-100 p-3 dark:bg-stone-800'"><span class="sr-only">{{ message.role === 'user' ? 'You: ' : 'Assistant: ' }}</span>{{ message.content }}</li>
            }
          </ul>
          <form class="grid gap-3" (submit)="$event.preventDefault(); ask(text)">
            <label class="grid gap-1">
              Message
              <textarea #text class="field" rows="3" maxlength="4000" required></textarea>
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
  protected readonly status = resource({ loader: getAssistant })
  protected readonly messages = signal<Message[]>([])
  protected readonly action = new Action()

  protected async ask(input: HTMLTextAreaElement) {
    const before = this.messages()
    const asked: Message[] = [...before, { role: 'user', content: input.value }]
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
