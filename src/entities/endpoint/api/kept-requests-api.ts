import { callFunction } from '@/shared/api'
import { type KeptRequests, keptRequestsSchema } from '../model/kept-requests'

/** The last requests of an endpoint, where it keeps them. Rejects with a `Failure`. */
export const readKeptRequests = (endpoint: string, signal: AbortSignal): Promise<KeptRequests> =>
  callFunction('endpoint_requests', { endpoint }, keptRequestsSchema, signal)

/** Keeps the last requests from now on, or deletes them and keeps none. Rejects with a `Failure`. */
export const keepRequests = (endpoint: string, keep: boolean, signal: AbortSignal): Promise<KeptRequests> =>
  callFunction('keep_endpoint_requests', { endpoint, keep }, keptRequestsSchema, signal)
