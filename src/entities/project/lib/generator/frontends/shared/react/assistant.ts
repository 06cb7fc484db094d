import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import type { LinkFlavor } from './link'

/** `src/components/Assistant.tsx` */
export function assistantFile({ has }: ProjectContext, { directive, linkImport, link, address }: LinkFlavor) {
  const auth = has('auth')
  return file(
    'src/components/Assistant.tsx',
    blocks(
      directive,
      code`
        ${auth && linkImport}
        import { type SubmitEvent, useState } from 'react'
        import { type ChatMessage, chat, getAiStatus } from '../api'
        import { useAction, useLoad } from '../hooks'
        ${auth && "import { useSession } from '../session'"}

        export function Assistant() {
          const { data: status, error } = useLoad(getAiStatus)
          ${auth && 'const { user } = useSession()'}
          return (
            <div className="narrow">
              <h1>Assistant</h1>
              <p className="lead">
                {status?.configured ? \`Answers come from \${status.model}.\` : 'Chat with a language model.'}
              </p>
              <section className="panel" aria-label="Conversation">
                {error && (
                  <p className="error" role="alert">
                    {error}
                  </p>
                )}
                {status && !status.configured && (
                  <>
                    <p>
                      <span className="state">The assistant is off.</span>
                    </p>
                    <p className="quiet-text">
                      Set <code>AI_API_KEY</code> in <code>.env</code> and restart the server to switch it on.
                    </p>
                  </>
                )}
                ${
                  auth
                    ? code`
                        {status?.configured && user && <Conversation />}
                        {status?.configured && user === null && (
                          <p className="quiet-text">
                            <${link} ${address}="/account">Sign in</${link}> to use the assistant.
                          </p>
                        )}
                      `
                    : '{status?.configured && <Conversation />}'
                }
              </section>
            </div>
          )
        }

        function Conversation() {
          const [messages, setMessages] = useState<ChatMessage[]>([])
          const [text, setText] = useState('')
          const { busy, error, run } = useAction()

          function ask(event: SubmitEvent) {
            event.preventDefault()
            const asked: ChatMessage[] = [...messages, { role: 'user', content: text }]
            setMessages(asked)
            setText('')
            const answer = async () => {
              const { message } = await chat(asked.slice(-20))
              setMessages([...asked, message])
            }
            void run(answer, () => {
              setMessages(messages)
              setText(text)
            })
          }

          return (
            <>
              <ul className="conversation" aria-live="polite">
                {messages.map(({ role, content }, index) => (
                  <li key={index} className={role}>
                    {content}
                  </li>
                ))}
              </ul>
              <form onSubmit={ask}>
                <label htmlFor="message">Message</label>
                <textarea
                  id="message"
                  value={text}
                  maxLength={4000}
                  required
                  onChange={(event) => setText(event.target.value)}
                />
                {error && (
                  <p className="error" role="alert">
                    {error}
                  </p>
                )}
                <div className="send">
                  <button type="submit" disabled={busy}>
                    {busy ? 'Waiting for an answer…' : 'Send'}
                  </button>
                </div>
              </form>
            </>
          )
        }
      `,
    ),
  )
}
