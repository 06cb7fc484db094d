import type { GeneratedFile } from '../../../../model/project-file'
import { file } from '../../file'

/**
 * A Python file as formatters leave it: two blank lines around functions and classes at the top level, none before the
 * first method of a class.
 */
export function pythonFile(path: string, content: string): GeneratedFile {
  const all = content
    .split('\n')
    .filter((line, index, lines) => line !== '' || !lines[index - 1]?.startsWith('class '))
  const spaced = all.flatMap((line, index) => (needsTwo(all, index) ? ['', line] : [line]))
  return file(path, spaced.join('\n'))
}

/** True for a line after a blank one that starts a definition, or that follows one. */
function needsTwo(all: string[], index: number): boolean {
  if (all[index - 1] !== '' || !/^[^\s}\])]/.test(all[index] ?? '')) return false
  const first = all.slice(index).find((line) => !line.startsWith('#')) ?? ''
  return /^(def|class|@)/.test(first) || /^\s/.test(all[index - 2] ?? '')
}
