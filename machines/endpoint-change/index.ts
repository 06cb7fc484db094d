export {
  type EndpointChangeContext,
  type EndpointChangeEvent,
  endpointChangeMachine,
  type EndpointOrder,
} from './endpoint-change.machine'
