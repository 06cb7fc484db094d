import { array, type InferOutput, number, object, pipe, string, transform } from 'valibot'

const fileSchema = pipe(
  object({ path: string(), size: number(), created_at: number() }),
  transform(({ created_at, ...file }) => ({ ...file, storedAt: created_at })),
)
/** The files of a run: how many there are, their bytes together, and the first 2000 by path. */
export const artifactsSchema = object({ total: number(), bytes: number(), files: array(fileSchema) })
/** A file of a run: its path, its bytes, and when it was stored, in ms since 1970. */
export type Artifact = InferOutput<typeof fileSchema>
export type Artifacts = InferOutput<typeof artifactsSchema>

export interface ArtifactFolder {
  name: string
  path: string
  /** Bytes of all files below it. */
  size: number
  folders: ArtifactFolder[]
  files: (Artifact & { name: string })[]
}

/** Files as a tree of folders. Takes files in the order of their paths; the root has an empty name. */
export function artifactTree(files: readonly Artifact[]): ArtifactFolder {
  const root: ArtifactFolder = { name: '', path: '', size: 0, folders: [], files: [] }
  const known = new Map([['', root]])
  for (const file of files) {
    const segments = file.path.split('/')
    const name = segments.pop() ?? ''
    let folder = root
    folder.size += file.size
    for (const segment of segments) {
      const path = folder === root ? segment : `${folder.path}/${segment}`
      let next = known.get(path)
      if (!next) {
        next = { name: segment, path, size: 0, folders: [], files: [] }
        known.set(path, next)
        folder.folders.push(next)
      }
      folder = next
      folder.size += file.size
    }
    folder.files.push({ ...file, name })
  }
  return root
}
