export { canSendMessages, sendMessage } from './api/send-message'
export { NotSent } from './ui/NotSent'
export { SendingUnavailable } from './ui/SendingUnavailable'
