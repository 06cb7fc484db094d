export { type EntryChangeActor, useEndpointChange, useEntryChange } from './model/use-entry-change'
export { EndpointChanges } from './ui/EndpointChanges'
export { EntryChanges } from './ui/EntryChanges'
