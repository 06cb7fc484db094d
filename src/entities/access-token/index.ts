export { createAccessToken, listAccessTokens, revokeAccessToken } from './api/access-token-api'
