import { boolean, type InferOutput } from 'valibot'
import { callFunction } from '@/shared/api'
import {
  type AlertRules,
  alertRulesSchema,
  alertsSchema,
  type EndpointAlert,
  newSecretSchema,
} from '../model/alert'

/** The alerts of a workspace, the open first. Rejects with a `Failure`. */
export const listAlerts = (workspace: string, signal: AbortSignal): Promise<EndpointAlert[]> =>
  callFunction('workspace_alerts', { workspace }, alertsSchema, signal)

/** Acknowledges an alert; false when it is not firing any more. Rejects with a `Failure`. */
export const acknowledgeAlert = (alert: string, signal: AbortSignal): Promise<boolean> =>
  callFunction('acknowledge_alert', { alert }, boolean(), signal)

/** The thresholds of an endpoint. Rejects with a `Failure`. */
export const readAlertRules = (endpoint: string, signal: AbortSignal): Promise<AlertRules> =>
  callFunction('endpoint_alert_rules', { endpoint }, alertRulesSchema, signal)

/** Stores thresholds; resolves with the secret of a webhook whose address is new, or that asked for a new secret. Rejects with a `Failure`. */
export const setAlertRules = (
  endpoint: string,
  rules: Omit<AlertRules, 'last_call'> & { new_secret?: boolean },
  signal: AbortSignal,
): Promise<InferOutput<typeof newSecretSchema>> =>
  callFunction(
    'set_endpoint_alert_rules',
    { endpoint, rules: JSON.stringify(rules) },
    newSecretSchema,
    signal,
  )
