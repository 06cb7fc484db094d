export { type DocumentVersion, historySchema, pageSchema, resultsSchema } from './document'
