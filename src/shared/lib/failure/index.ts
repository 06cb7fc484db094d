export {
  connectionFailure,
  Failure,
  type FailureKind,
  failureMessage,
  isProgramError,
  isUnexpected,
  NotConfiguredError,
  toFailure,
} from './failure'
