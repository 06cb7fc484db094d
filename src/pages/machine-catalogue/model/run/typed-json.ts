import { Failure, type FailureKind } from '@/shared/lib/failure'

export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2) ?? ''

/** The value of what was typed; nothing typed is nothing. Throws when it is no JSON. */
export const jsonValue = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text))

/** The error in the typed text; null when the text is valid. */
export function problemOf(text: string): string | null {
  try {
    jsonValue(text)
    return null
  } catch {
    return 'This is not valid JSON yet.'
  }
}

/** An error as effects reject with it. */
export function errorOf(text: string): Error {
  const { message, kind } = (jsonValue(text) ?? {}) as { message?: unknown; kind?: unknown }
  const words = typeof message === 'string' ? message : 'Something went wrong'
  return typeof kind === 'string' ? new Failure(words, kind as FailureKind) : new Error(words)
}
