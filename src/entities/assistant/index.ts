export { keepAsked, keepChat, readAsked, readChat, watchChat } from './api/chat-store'
export { needsReload, peekBadge } from './api/on-every-page'
export { allowChosen, keepChosen, readChosen, useChosen, watchChosen } from './api/provider-store'
