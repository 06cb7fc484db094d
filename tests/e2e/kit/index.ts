export { confirmedAccount, newAccount, signIn, signUp } from './account'

export { openBrowser, screenshot } from './browser'
export { contentOf } from './download'
export { type Crawl, crawl } from './crawl'
export { expectHidden, expectUrl, expectVisible } from './expect'
export { linkIn, readMail } from './mail'
export type { Weight } from './weight'
