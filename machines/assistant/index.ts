export { assistantMachine } from './assistant.machine'
export { UNANSWERED } from './setup'
export type { AssistantContext, AssistantEvent, AssistantInput, GivenReply } from './types'
