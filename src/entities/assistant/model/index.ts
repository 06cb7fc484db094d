export {
  badgeOf,
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
  refusalOf,
  type Reply,
} from './message'
export { SAMPLE_CHAT, SAMPLE_WELCOME } from './samples'
export { VISITOR } from './stored'
export { FIRST_QUESTIONS, QUESTIONS, suggestionsOf } from './suggestions'
