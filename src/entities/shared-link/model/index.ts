export type { DocumentLinks, NewLink, SharedDocument, SharedKind, SharedName } from './shared-link'
