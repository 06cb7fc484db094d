export {
  connectionFailure,
  Failure,
  type FailureKind,
  failureMessage,
  NotConfiguredError,
  toFailure,
} from './failure'
