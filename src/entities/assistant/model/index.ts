export {
  ASKED_LIMIT,
  badgeOf,
  type Chat,
  type ChatChange,
  capped,
  changedChat,
  MESSAGE_LIMIT,
  welcome,
  withAsked,
} from './chat'
export {
  canAsk,
  type ChatMessage,
  type MessageLink,
  QUESTION_LIMIT,
  refusalOf,
  type Reply,
} from './message'
export { SAMPLE_CHAT, SAMPLE_WELCOME } from './samples'
export { storedAsked, storedChat, VISITOR } from './stored'
export { FIRST_QUESTIONS, QUESTIONS, suggestionsOf } from './suggestions'
