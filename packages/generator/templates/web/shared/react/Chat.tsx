// {{#if next}}
'use client'

// {{/if}}
import { type SubmitEvent, useState } from 'react'
import { type AssistantStatus, chat, type Message } from '../api'
import { useAction } from '../use-action'
import { Problem } from './Problem'

/** A conversation with the assistant, whose answers appear as they are generated. */
export function Chat({ status }: { status: AssistantStatus }) {
  const [messages, setMessages] = useState<Message[]>([])
  const [text, setText] = useState('')
  const { busy, error, run } = useAction()

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const asked: Message[] = [...messages, { role: 'user', content: text }]
    const answered = await run(async () => {
      let content = ''
      setMessages(asked)
      for await (const piece of chat(asked.slice(-20))) {
        content += piece
        setMessages([...asked, { role: 'assistant', content }])
      }
    })
    if (answered) setText('')
    else setMessages(messages)
  }

  return (
    <section className="card flex flex-col gap-4" aria-label="Conversation">
      {status.configured ? (
        <>
          <p className="text-stone-600 dark:text-stone-400">Answers come from {status.model}.</p>
          <ul className="grid gap-3" aria-live="polite">
            {messages.map(({ role, content }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: messages never move
                key={index}
                className={`whitespace-pre-wrap wrap-anywhere ${role === 'user' ? 'rounded-md bg-stone-100 p-3 dark:bg-stone-800' : ''}`}
              >
                <span className="sr-only">{role === 'user' ? 'You: ' : 'Assistant: '}</span>
                {content}
              </li>
            ))}
          </ul>
          <form className="grid gap-3" onSubmit={send}>
            <label className="grid gap-1">
              Message
              <textarea
                className="field"
                rows={3}
                value={text}
                onChange={(event) => setText(event.target.value)}
                maxLength={4000}
                required
              />
            </label>
            <button type="submit" className="button" disabled={busy}>
              {busy ? 'Answering…' : 'Send'}
            </button>
          </form>
        </>
      ) : (
        <p>
          The assistant is off. Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server.
        </p>
      )}
      <Problem text={error} />
    </section>
  )
}
