export { withApp } from './decorators'
export { actorAt, snapshotAt, storyAt } from './story-at'
export { type Canvas, type View, viewMatchesMachine } from './view-matches-machine'
