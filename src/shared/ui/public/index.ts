export { type Cell, Cells } from './Cells'
export { ClosingCall } from './ClosingCall'
export { PageHero } from './PageHero'
export { PublicPage } from './PublicPage'

export { Section } from './Section'
