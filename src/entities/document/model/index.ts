export { type StoredVersion, versionsSchema } from './version'
export { pageSchema, resultsSchema } from './document'
