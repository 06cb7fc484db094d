import type { GeneratedFile } from '../../../../model/project-file'
import { file } from '../../file'
import { blocks, type CodeValue, lines } from '../../text/code'

/** A Go file. Templates are indented with two spaces for each tab that gofmt wants. */
export function goFile(path: string, ...parts: CodeValue[]): GeneratedFile {
  return file(
    path,
    blocks(...parts).replace(/^(?: {2})+/gm, (indent) => '\t'.repeat(indent.length / 2)),
  )
}

/** The import declaration: the standard library first, then the packages of this module. */
export function imports(standard: (string | false | undefined)[], own: (string | false)[] = []): string {
  const groups = [standard.filter(Boolean), own.filter(Boolean).map((path) => `server/internal/${path}`)]
    .filter((group) => group.length > 0)
    .map((group) => [...new Set(group as string[])].sort().map((path) => `  "${path}"`))
  const [first = [], ...rest] = groups
  if (rest.length === 0 && first.length === 1) return `import ${first[0]?.trim()}`
  return lines('import (', groups.map((group) => group.join('\n')).join('\n\n'), ')')
}
