import type { ChatMessage } from '@/entities/assistant/model'
import { formatDateTime } from '@/shared/lib/format'

/** The conversation as Markdown. The user's messages are quoted verbatim. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  return `# Conversation with the Orrery assistant\n\n${messages.map(said).join('\n\n')}\n`
}

function said(message: ChatMessage): string {
  const { sender, timestamp, content, codeSnippet, links = [], actions = [], provider, instead } = message
  const name = sender === 'user' ? 'You' : oneLine(provider?.name ?? 'Assistant')
  const who = `## ${name}, ${formatDateTime(timestamp)}${provider?.ended ? ` (${ENDS[provider.ended]})` : ''}`
  if (sender === 'user') return `${who}\n\n${fenced('', content)}`
  const list = [...links, ...actions].map(({ text, url }) => `- [${text}](${url})`).join('\n')
  return [
    who,
    instead ? oneLine(instead) : '',
    content,
    codeSnippet ? fenced(codeSnippet.language, codeSnippet.text) : '',
    list,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const ENDS = { stopped: 'stopped', broken: 'broke off', cut: 'cut' }

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A fence that is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
