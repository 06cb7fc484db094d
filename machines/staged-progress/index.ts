export {
  type StagedProgressContext,
  type StagedProgressInput,
  stagedProgressMachine,
} from './staged-progress.machine'
