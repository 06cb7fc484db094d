import { nullable } from 'valibot'
import { callFunction } from '@/shared/api'
import { driftSchema, type EndpointDrift, type WorstDrift, worstDriftSchema } from '../model/drift'
import {
  type Endpoint,
  endpointSchema,
  endpointsSchema,
  type EndpointNumbers,
  numbersSchema,
} from '../model/endpoint'

/** The endpoints of a workspace, the last changed first. Rejects with a `Failure`. */
export const listEndpoints = (workspace: string, signal: AbortSignal): Promise<Endpoint[]> =>
  callFunction('workspace_endpoints', { workspace }, endpointsSchema, signal)

/** An endpoint of any of these workspaces; null when none has it. Rejects with a `Failure`. */
export async function findEndpoint(
  workspaces: readonly string[],
  id: string,
  signal: AbortSignal,
): Promise<Endpoint | null> {
  for (const workspace of workspaces) {
    const found = (await listEndpoints(workspace, signal)).find((endpoint) => endpoint.id === id)
    if (found) return found
  }
  return null
}

/** `roll back` goes to the version `value`. */
export interface EndpointChange {
  change: 'pause' | 'resume' | 'delete' | 'roll back'
  value: string
}

/** Changes an endpoint, and resolves with it as it is then; null when it was deleted. Rejects with a `Failure`. */
export const changeEndpoint = (
  endpoint: string,
  { change, value }: EndpointChange,
  signal: AbortSignal,
): Promise<Endpoint | null> =>
  callFunction('change_endpoint', { endpoint, change, value }, nullable(endpointSchema), signal)

/** The requests of an endpoint over the last minutes. Rejects with a `Failure`. */
export const readEndpointNumbers = (
  endpoint: string,
  minutes: number,
  signal: AbortSignal,
): Promise<EndpointNumbers> => callFunction('endpoint_numbers', { endpoint, minutes }, numbersSchema, signal)

/** The drift of an endpoint over the last hours. Rejects with a `Failure`. */
export const readEndpointDrift = (
  endpoint: string,
  hours: number,
  signal: AbortSignal,
): Promise<EndpointDrift> => callFunction('endpoint_drift', { endpoint, hours }, driftSchema, signal)

/** The column of each endpoint that drifted most over the last day. Rejects with a `Failure`. */
export const listDrift = (workspace: string, signal: AbortSignal): Promise<WorstDrift[]> =>
  callFunction('workspace_drift', { workspace }, worstDriftSchema, signal)
