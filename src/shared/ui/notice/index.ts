export { Notice } from './Notice'
