export { type Article, GROUPS } from './article'
export { DOCS, findDoc } from './docs'
export { CHANGELOG, POSTS, PRIVACY, TERMS } from './pages'
