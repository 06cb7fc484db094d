import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import type { FieldError } from '@/shared/lib/form'
import { formatNumber } from '@/shared/lib/format'

export const ALERT_KINDS = ['error_share', 'p95_ms', 'psi', 'silent_minutes'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

const alertSchema = object({
  id: string(),
  /** The id of the endpoint, and its name. */
  endpoint: string(),
  name: string(),
  kind: picklist(ALERT_KINDS),
  state: picklist(['firing', 'acknowledged', 'resolved']),
  value: number(),
  threshold: number(),
  /** Of drift: the column. */
  detail: nullable(string()),
  fired_at: string(),
  acknowledged_by: nullable(string()),
  resolved_at: nullable(string()),
})
/** An alert of an endpoint, with the values when it fired. */
export type EndpointAlert = InferOutput<typeof alertSchema>
export const alertsSchema = array(alertSchema)

const threshold = nullable(number())
export const alertRulesSchema = object({
  error_share: threshold,
  p95_ms: threshold,
  psi: threshold,
  silent_minutes: threshold,
  /** Whether the user gets mails. */
  mail: boolean(),
  webhook: nullable(string()),
  /** Why the last call of the webhook failed. */
  last_call: nullable(string()),
})
/** The thresholds of an endpoint; null is off. */
export type AlertRules = InferOutput<typeof alertRulesSchema>

/** The secret of a webhook whose address is new. */
export const newSecretSchema = nullable(object({ secret: string() }))

const figure = (value: number) => formatNumber(Number(value.toPrecision(3)))

/** An alert in words. */
export function alertInWords({ kind, value, threshold: limit, detail }: EndpointAlert): string {
  switch (kind) {
    case 'error_share':
      return `${figure(value * 100)}% of the requests failed (threshold ${figure(limit * 100)}%)`
    case 'p95_ms':
      return `95% of the answers took up to ${figure(value)} ms (threshold ${figure(limit)} ms)`
    case 'psi':
      return `${detail ?? 'A column'} drifted by a PSI of ${figure(value)} (threshold ${figure(limit)})`
    case 'silent_minutes':
      return `No request for ${formatNumber(Math.floor(value))} minutes (threshold ${figure(limit)})`
  }
}

/** The form of the rules: texts, in percent where the rules have a share. */
export interface TypedRules extends Record<AlertKind | 'webhook', string> {
  mail: boolean
}

export const typedRules = (rules: AlertRules): TypedRules => ({
  error_share: rules.error_share === null ? '' : `${Number((rules.error_share * 100).toPrecision(6))}`,
  p95_ms: `${rules.p95_ms ?? ''}`,
  psi: `${rules.psi ?? ''}`,
  silent_minutes: `${rules.silent_minutes ?? ''}`,
  webhook: rules.webhook ?? '',
  mail: rules.mail,
})

const LIMITS: Record<AlertKind, { most: number; whole: boolean; message: string }> = {
  error_share: { most: 100, whole: false, message: 'Enter a percentage above 0, up to 100' },
  p95_ms: { most: 600_000, whole: false, message: 'Enter ms above 0, up to 600000' },
  psi: { most: 100, whole: false, message: 'Enter a number above 0, such as 0.25' },
  silent_minutes: { most: 43_200, whole: true, message: 'Enter whole minutes from 1 to 43200' },
}

/** The rules that were typed, with what cannot be read of them. An empty threshold is off. */
export function readRules(typed: TypedRules): {
  rules: Omit<AlertRules, 'last_call'>
  errors: FieldError<string>[]
} {
  const errors: FieldError<string>[] = []
  const read = (field: AlertKind) => {
    const text = typed[field].trim()
    const value = Number(text)
    const { most, whole, message } = LIMITS[field]
    if (text === '') return null
    if (value > 0 && value <= most && (!whole || Number.isInteger(value))) return value
    errors.push({ field, message })
    return null
  }
  const share = read('error_share')
  const rules = {
    error_share: share === null ? null : share / 100,
    p95_ms: read('p95_ms'),
    psi: read('psi'),
    silent_minutes: read('silent_minutes'),
    mail: typed.mail,
    webhook: typed.webhook.trim() || null,
  }
  if (rules.webhook !== null && !/^https:\/\/[^/?#@\s]+([/?#]\S*)?$/.test(rules.webhook))
    errors.push({ field: 'webhook', message: 'Enter an address that begins with https://' })
  return { rules, errors }
}
