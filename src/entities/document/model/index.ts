export { pageSchema, resultsSchema } from './document'
