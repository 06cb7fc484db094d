export { answerJobs } from './answer'
export { openWorker } from './ask'
export type { End, Report } from './protocol'
