export { withApp } from './decorators'
export { freshEntries, withEntries } from './entries'
export { POINTED, StateGrid } from './StateGrid'
export { actorAt, snapshotAt, startContext, storyAt } from './story-at'
