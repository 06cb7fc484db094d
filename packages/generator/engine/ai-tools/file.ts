import type { GeneratedFile } from '../../model/project-file'

/** A generated text file; ends with exactly one line end. */
export function file(path: string, content: string): GeneratedFile {
  return { path, content: `${content.trimEnd()}\n` }
}

/** The files that are present: `filesOf(file(...), has('api') && file(...))`. */
export function filesOf(...files: (GeneratedFile | false | undefined)[]): GeneratedFile[] {
  return files.filter((entry): entry is GeneratedFile => Boolean(entry))
}
