export { Failure, type FailureKind, failureMessage, NotConfiguredError, toFailure } from './failure'
