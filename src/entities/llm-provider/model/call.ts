import { type InferOutput, object, picklist } from 'valibot'
import { amount, text } from '@/shared/lib/collection/fields'
import { PROVIDER_TYPES } from './provider'

export const CALL_STATUSES = ['success', 'error'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const callSchema = object({
  id: text(),
  /** Id of the provider; calls of a removed provider are preserved. */
  provider: text(),
  model: text(),
  /** ISO 8601 */
  timestamp: text(),
  tokens: amount,
  /** US dollars */
  cost: amount,
  /** ms */
  latency: amount,
  status: picklist(CALL_STATUSES),
  type: picklist(PROVIDER_TYPES),
})

/** D2 §3: one request to a provider. */
export type ApiCall = InferOutput<typeof callSchema>
