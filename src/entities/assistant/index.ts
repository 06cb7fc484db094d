export { keepAsked, keepChat, readAsked, readChat, watchChat } from './api/chat-store'
export {
  allowOrigin,
  keepChosen,
  needsReload,
  readChosen,
  useChosen,
  watchChosen,
} from './api/provider-store'
