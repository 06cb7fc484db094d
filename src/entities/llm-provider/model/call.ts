import { type InferOutput, number, object, picklist, string } from 'valibot'
import { PROVIDER_TYPES } from './provider'

export const CALL_STATUSES = ['success', 'error'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const callSchema = object({
  id: string(),
  /** Id of the provider; one that was removed leaves its calls behind. */
  provider: string(),
  model: string(),
  /** ISO 8601 */
  timestamp: string(),
  tokens: number(),
  /** US dollars */
  cost: number(),
  /** ms */
  latency: number(),
  status: picklist(CALL_STATUSES),
  type: picklist(PROVIDER_TYPES),
})

/** D2 §3: one request to a provider. */
export type ApiCall = InferOutput<typeof callSchema>
