export { EMPTY_MESSAGE, type Message, validateMessage } from './message'
