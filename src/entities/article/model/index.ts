export { type Article, articlesFrom, GROUPS, type Group, textOf } from './article'
export { DOCS, findDoc } from './docs'
export { CHANGELOG, POSTS, PRIVACY, TERMS } from './pages'
