export { contactSchema, EMPTY_MESSAGE, type Message } from './message'
