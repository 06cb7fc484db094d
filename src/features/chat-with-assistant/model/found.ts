import type { ChatMessage } from '@/entities/assistant/model'

/** The messages that contain every word of the search; all of them when the search is empty. */
export function messagesWith(messages: readonly ChatMessage[], search: string): readonly ChatMessage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0
    ? messages
    : messages.filter(({ content, codeSnippet }) => {
        const text = `${content} ${codeSnippet?.text ?? ''}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
}

/**
 * Returns the question before the question in the field, or the last question when the field is empty. Null at the first
 * question, and while the field has another text.
 */
export function earlierQuestion(asked: readonly string[], draft: string): string | null {
  const place = draft === '' ? asked.length : asked.indexOf(draft)
  return asked[place - 1] ?? null
}
