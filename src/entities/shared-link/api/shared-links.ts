import { looseObject, unknown } from 'valibot'
import { callFunction } from '@/shared/api'
import {
  type DocumentLinks,
  documentLinksSchema,
  type NewLink,
  newLinkSchema,
  type SharedDocument,
  sharedDocumentSchema,
  type SharedName,
} from '../model/shared-link'

/** The open links to a document. Rejects with a `Failure`. */
export const readLinks = (name: SharedName, signal?: AbortSignal): Promise<DocumentLinks> =>
  callFunction('document_links', { ...name }, documentLinksSchema, signal)

/** Makes a link that lasts some days. Rejects with a `Failure`. */
export const createLink = (name: SharedName, days: number, signal?: AbortSignal): Promise<NewLink> =>
  callFunction('create_shared_link', { ...name, days }, newLinkSchema, signal)

/** Ends a link for good. Rejects with a `Failure`. */
export const revokeLink = async (link: string, signal?: AbortSignal): Promise<void> => {
  await callFunction('revoke_shared_link', { link }, unknown(), signal)
}

/** The files of datasets and the links of the account, for Download Data. Rejects with a `Failure`. */
export const readOwnFilesAndLinks = (signal?: AbortSignal): Promise<object> =>
  callFunction('own_files_and_links', {} as never, looseObject({}), signal)

/** The document of a link, without an account; null when the link opens nothing. Rejects with a `Failure`. */
export const readShared = (token: string, signal?: AbortSignal): Promise<SharedDocument | null> =>
  callFunction('shared_document', { token: token.slice(0, 200) }, sharedDocumentSchema, signal)
