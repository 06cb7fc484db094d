export { checkChoice, lookAtFile, penguins, type Training, trainOnFile } from './api/learn-file'
export type { Papers } from './api/learn-jobs'
