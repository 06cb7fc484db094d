export { withApp } from './decorators'
export { POINTED, StateGrid } from './StateGrid'
export { actorAt, snapshotAt, startContext, storyAt } from './story-at'
