export { keepAsked, keepChat, readAsked, readChat, watchChat } from './api/chat-store'
