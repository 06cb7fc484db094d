import type { ChatMessage } from './message'

/** AST-03 */
export const FIRST_QUESTIONS = [
  'How do I create a new model?',
  'What data formats are supported?',
  'How do I deploy a model?',
  'How can I monitor model performance?',
] as const

const MORE_QUESTIONS = [
  'Show failing jobs',
  'Upload a dataset',
  'Start a project with React and PostgreSQL',
  'Where is my data stored?',
  'How do I run a downloaded project?',
  'Which roles does a team have?',
  'How do I host Orrery?',
  'What is simulated?',
] as const

/** D2 §9: suggested questions after a reply. */
const SET = 3

/** Every question that is ever suggested. */
export const QUESTIONS: readonly string[] = [...MORE_QUESTIONS, ...FIRST_QUESTIONS]

/** AST-03, AST-05: four at first, and after each reply three that were not suggested just before. */
export function suggestionsOf(messages: readonly ChatMessage[]): readonly string[] {
  const questions = messages.filter(({ sender }) => sender === 'user')
  if (questions.length === 0) return FIRST_QUESTIONS
  const place = ((questions.length - 1) * SET) % QUESTIONS.length
  const rotated = [...QUESTIONS.slice(place), ...QUESTIONS.slice(0, place)]
  const last = questions.at(-1)?.content
  return rotated.filter((question) => question !== last).slice(0, SET)
}
