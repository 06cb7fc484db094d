export { askChosen } from './api/ask-provider'
export { answerQuestion } from './api/answer-question'
export { type AssistantActor, AssistantProvider, useAssistant } from './ui/AssistantProvider'
export { FloatingAssistant } from './ui/FloatingAssistant'
