export { canGoBack } from './history'
export { safeReturnUrl, withReturnUrl } from './return-url'
