export { keepAsked, keepChat, readAsked, readChat, takeVisitorsChat, watchChat } from './api/chat-store'
export { needsReload, openAfterReload, peekBadge, wasOpen } from './api/on-every-page'
export { allowChosen, keepChosen, readChosen, useChosen, watchChosen } from './api/provider-store'
export { chatOwner } from './model/owner'
