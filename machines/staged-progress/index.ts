export {
  type StagedProgressContext,
  type StagedProgressEvent,
  type StagedProgressInput,
  stagedProgressMachine,
} from './staged-progress.machine'
