export { safeReturnUrl, withReturnUrl } from './return-url'
