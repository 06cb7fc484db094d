export { type Account, confirmedAccount, newAccount, signIn, signUp } from './account'
export { openBrowser, type PageOptions, screenshot } from './browser'
export { expectHidden, expectUrl, expectVisible } from './expect'
export { linkIn, type Mail, readMail } from './mail'
