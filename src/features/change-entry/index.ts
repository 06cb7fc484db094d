export { type EntryChangeActor, useEntryChange } from './model/use-entry-change'
export { EntryChanges } from './ui/EntryChanges'
