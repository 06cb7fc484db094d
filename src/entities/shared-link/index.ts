export { createLink, readLinks, readShared, revokeLink } from './api/shared-links'
