export {
  type AccessToken,
  EMPTY_TOKEN,
  type NewToken,
  newTokenSchema,
  SCOPE_LABELS,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
  type TokenStatus,
  tokenStatus,
} from './access-token'
