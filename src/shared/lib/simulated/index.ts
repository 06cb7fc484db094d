export { simulatedSend } from './send'
