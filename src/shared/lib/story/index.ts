export { withApp } from './decorators'
export { actorAt, snapshotAt, startContext, storyAt } from './story-at'
