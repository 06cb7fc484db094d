export { withApp } from './decorators'
export { actorAt, snapshotAt, storyAt } from './story-at'
