import type { AnyEventObject } from '@/shared/lib/machine'
import type { Json } from './types'

export type Draft = { event: AnyEventObject } | { problem: string }

const MOST_LETTERS = 100_000

/** Parses the typed payload of an event: an object in JSON, or nothing. */
export function draftOf(type: string, text: string): Draft {
  if (text.trim() === '') return { event: { type } }
  if (text.length > MOST_LETTERS) return { problem: 'The payload is too large.' }
  try {
    const payload: unknown = JSON.parse(text)
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return { problem: 'The payload must be an object: { … }' }
    if ('type' in payload) return { problem: 'The type is already selected. Remove it from the payload.' }
    return { event: { ...payload, type } }
  } catch (error) {
    return { problem: `Not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` }
  }
}

/** The payload as it is first offered. */
export const draftText = (payload: Json | null): string =>
  payload && typeof payload === 'object' && Object.keys(payload).length > 0
    ? JSON.stringify(payload, null, 2)
    : ''
