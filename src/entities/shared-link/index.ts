export { createLink, readLinks, readOwnFilesAndLinks, readShared, revokeLink } from './api/shared-links'
