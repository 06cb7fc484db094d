export {
  causeCode,
  connectionFailure,
  Failure,
  type FailureKind,
  failureMessage,
  isBrowserError,
  isProgramError,
  isUnexpected,
  NotConfiguredError,
  toFailure,
} from './failure'
