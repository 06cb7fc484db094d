import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { chat, getAssistant, type Message } from '../api'
import { Problem } from '../Problem'
import { project } from '../project'

export function Assistant() {
  const status = useQuery({ queryKey: ['assistant'], queryFn: getAssistant })
  const [messages, setMessages] = useState<Message[]>([])
  const [text, setText] = useState('')
  const ask = useMutation({
    mutationFn: async (content: string) => {
      const asked: Message[] = [...messages, { role: 'user', content }]
      setMessages(asked)
      let answer = ''
      for await (const piece of chat(asked.slice(-20))) {
        answer += piece
        setMessages([...asked, { role: 'assistant', content: answer }])
      }
    },
    onSuccess: () => setText(''),
    // A question without an answer can be sent again.
    onError: () => setMessages(messages),
  })
  const error = status.error ?? ask.error

  function send(event: SubmitEvent) {
    event.preventDefault()
    ask.mutate(text)
  }

  return (
    <>
      <title>{`Assistant · ${project.name}`}</title>
      <h1>Assistant</h1>
      <section className="card flex flex-col gap-4" aria-label="Conversation">
        {status.data?.configured === false && (
          <p>
            The assistant is off. Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server.
          </p>
        )}
        {status.data?.configured && (
          <>
            <p className="text-stone-600 dark:text-stone-400">Answers come from {status.data.model}.</p>
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
              <button type="submit" className="button" disabled={ask.isPending}>
                {ask.isPending ? 'Answering…' : 'Send'}
              </button>
            </form>
          </>
        )}
        <Problem error={error} />
      </section>
    </>
  )
}
