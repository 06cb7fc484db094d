export {
  type ProbeAnswer,
  type ProbeContext,
  type ProbeInput,
  probeMachine,
  unanswered,
} from './probe.machine'
