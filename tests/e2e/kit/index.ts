export {
  type Account,
  choose,
  confirmedAccount,
  existingAccount,
  newAccount,
  openUsers,
  signedInAccount,
  signIn,
  signUp,
  signUpOverHttp,
} from './account'
export { type Budget, overBudget } from './budget'
export { openBrowser, type PageOptions, screenshot } from './browser'
export { openCompletions } from './completions'
export { contentOf } from './download'
export { type Crawl, crawl } from './crawl'
export { damageEntries, keepEntries, storedEntries } from './entries'
export { expectHidden, expectUrl, expectVisible, runUntilVisible, stopClock, twoFrames } from './expect'
export { linkIn, readMail } from './mail'
export { makeProject } from './project'
export { type Served, served } from './served'
export { makeTeam, removeMember, setRole } from './team'
export type { Weight } from './weight'
