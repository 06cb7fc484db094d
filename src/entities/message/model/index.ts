export { contactSchema, EMPTY_MESSAGE, type Message, type Sent } from './message'
