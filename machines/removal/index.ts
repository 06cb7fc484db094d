export {
  type Removable,
  type RemovalContext,
  type RemovalEvent,
  type Removed,
  removalMachine,
} from './removal.machine'
