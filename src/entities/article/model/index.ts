export { type Article, GROUPS } from './article'
export { DOCS, findDoc } from './docs'
export { type Release, releasesOf } from './releases'
export { CHANGELOG, findPost, POSTS, PRIVACY, TERMS } from './pages'
