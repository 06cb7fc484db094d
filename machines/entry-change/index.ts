export {
  type EntryChangeContext,
  type EntryChangeEvent,
  entryChangeMachine,
  type EntryOrder,
} from './entry-change.machine'
