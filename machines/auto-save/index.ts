export {
  type AutoSaveContext,
  type AutoSaveEvent,
  type AutoSaveInput,
  autoSaveMachine,
  draftInput,
} from './auto-save.machine'
