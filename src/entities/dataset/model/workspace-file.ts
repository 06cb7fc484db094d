import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot'

/** The file of a dataset in its workspace, as `dataset_file` gives it. */
export const workspaceFileSchema = object({
  file: nullable(
    object({
      id: string(),
      name: string(),
      size: number(),
      /** SHA-256, in hex. */
      hash: string(),
      /** Null for an account that was deleted. */
      by: nullable(string()),
      /** ms since 1970 */
      at: number(),
    }),
  ),
  /** The account's own upload that has not ended. */
  stopped: nullable(object({ id: string(), name: string(), size: number(), received: number() })),
  may_upload: boolean(),
  /** Bytes that a file may have now. */
  room: number(),
})
export type WorkspaceFile = InferOutput<typeof workspaceFileSchema>

export const begunSchema = object({
  file: string(),
  part_bytes: number(),
  parts: array(object({ number: number(), hash: string() })),
})
