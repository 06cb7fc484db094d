export {
  type AccountChange,
  type AccountStatusContext,
  type AccountStatusEvent,
  type AccountStatusInput,
  accountStatusMachine,
  shownAccount,
} from './account-status.machine'
