import {
  array,
  boolean,
  type InferOutput,
  nullable,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
} from 'valibot'

export const SHARED_KINDS = ['project', 'dataset'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** The document that links are made for. */
export interface SharedName {
  workspace: string
  kind: SharedKind
  id: string
}

/** The open links to a document, as `document_links` gives them. Dates are ISO 8601. */
export const documentLinksSchema = object({
  may_share: boolean(),
  links: array(
    object({
      id: string(),
      /** The last characters of its token. */
      ending: string(),
      by: nullable(string()),
      created_at: string(),
      expires_at: string(),
    }),
  ),
})
export type DocumentLinks = InferOutput<typeof documentLinksSchema>

/** A new link; its token is known this once. */
export const newLinkSchema = object({ id: string(), token: string(), expires_at: string() })
export type NewLink = InferOutput<typeof newLinkSchema>

/** The document of a link; null when the link opens nothing. */
export const sharedDocumentSchema = nullable(
  object({
    kind: picklist(SHARED_KINDS),
    data: record(string(), unknown()),
    profile: optional(unknown()),
    column_count: optional(unknown()),
    expires_at: string(),
  }),
)
export type SharedDocument = NonNullable<InferOutput<typeof sharedDocumentSchema>>
