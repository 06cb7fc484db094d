export {
  type ProbeAnswer,
  type ProbeContext,
  type ProbeInput,
  probeMachine,
  unanswered,
} from './probe.machine'
export { simulatedAnswer, simulatedProbe } from './simulated'
