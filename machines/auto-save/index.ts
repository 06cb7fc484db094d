export {
  type AutoSaveContext,
  type AutoSaveEvent,
  type AutoSaveInput,
  autoSaveMachine,
} from './auto-save.machine'
