export { EMPTY_MESSAGE, type Message, MESSAGE_RULES } from './message'
