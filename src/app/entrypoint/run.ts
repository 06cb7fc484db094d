import { isPageOfAddress, rootPlace } from './page-of-the-build'
import { start } from './start'

start(rootPlace(), isPageOfAddress())
