export { accountStatusMachine } from './account-status.machine'
export {
  type AccountChange,
  type AccountOutcome,
  type AccountReport,
  type AccountStatusContext,
  type AccountStatusEvent,
  type AccountStatusInput,
  shownAccount,
  type StatusChange,
  statusAfter,
} from './types'
