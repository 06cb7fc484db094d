import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chat, getAssistant, type Message } from '../api'
import { project } from '../project'

export function Assistant() {
  const assistant = useQuery({ queryKey: ['assistant'], queryFn: getAssistant })
  const [messages, setMessages] = useState<Message[]>([])
  const ask = useMutation({
    mutationFn: async (question: string) => {
      const asked: Message[] = [...messages, { role: 'user', content: question }]
      setMessages(asked)
      let content = ''
      for await (const piece of chat(asked)) {
        content += piece
        setMessages([...asked, { role: 'assistant', content }])
      }
    },
  })
  const error = assistant.error ?? ask.error
  const isOff = assistant.data?.configured === false

  return (
    <>
      <title>{`Assistant · ${project.name}`}</title>
      <h1>Assistant</h1>
      {isOff && <p>The assistant is off until the server has an AI_API_KEY.</p>}
      <ol className="flex flex-col gap-2" aria-live="polite">
        {messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
          <li key={index} className="card whitespace-pre-wrap">
            <strong>{role === 'user' ? 'You' : 'Assistant'}</strong>
            <p>{content}</p>
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="error">
          {error.message}
        </p>
      )}
      <form action={(form) => ask.mutate(String(form.get('question')))} className="flex gap-2">
        <input className="field" name="question" aria-label="Question" required maxLength={10_000} />
        <button type="submit" className="button" disabled={isOff || ask.isPending}>
          Ask
        </button>
      </form>
    </>
  )
}
