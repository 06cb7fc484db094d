export { badgeOf } from './badge'
export {
  type Chat,
  type ChatChange,
  changedChat,
  MESSAGE_LIMIT,
  welcome,
  withAsked,
} from './chat'
export {
  canAsk,
  type ChatMessage,
  type MessageLink,
  messageSchema,
  type MessageProvider,
  refusalOf,
  type Reply,
  REPLY_LIMIT,
} from './message'
export { chatOwner } from './owner'
export type { ChosenProvider } from './provider'
export { SAMPLE_CHAT, SAMPLE_WELCOME } from './samples'
export { FIRST_QUESTIONS, QUESTIONS, suggestionsOf } from './suggestions'
