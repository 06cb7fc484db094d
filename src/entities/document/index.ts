export { StreamRefusedError, streamChanges } from './api/change-stream'
export { pullDocuments, pushDocuments } from './api/document-api'
export { keepsDocuments, useKeepsDocuments } from './api/kept-device'
