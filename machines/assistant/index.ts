export { assistantMachine } from './assistant.machine'
export { EMPTY, SILENT, STALLED, UNANSWERED } from './setup'
export type { AssistantContext, AssistantEvent, AssistantInput, GivenReply } from './types'
