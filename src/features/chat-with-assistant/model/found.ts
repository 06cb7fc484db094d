import type { ChatMessage } from '@/entities/assistant/model'

/** The messages in which every word of the search stands; all of them when nothing is searched. */
export function messagesWith(messages: readonly ChatMessage[], search: string): readonly ChatMessage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0
    ? messages
    : messages.filter(({ content, codeSnippet }) => {
        const text = `${content} ${codeSnippet?.text ?? ''}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
}

/** The question that was asked before the one in the field, or null: there is none, or something else is being typed. */
export function earlierQuestion(asked: readonly string[], draft: string): string | null {
  const place = draft === '' ? asked.length : asked.indexOf(draft)
  return asked[place - 1] ?? null
}
