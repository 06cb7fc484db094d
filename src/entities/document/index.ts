export { streamChanges } from './api/change-stream'
export { pullDocuments, pushDocuments, readAllDocuments, readVersions } from './api/document-api'
export { keepsDocuments, useKeepsDocuments } from './api/kept-device'
