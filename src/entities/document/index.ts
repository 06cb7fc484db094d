export { pullDocuments, pushDocuments, readHistory } from './api/document-api'
export { keepsDocuments, useKeepsDocuments } from './api/kept-device'
