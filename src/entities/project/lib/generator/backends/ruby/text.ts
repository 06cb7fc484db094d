import { file } from '../../file'
import { blocks, type CodeValue } from '../../text/code'

/** A Ruby file: the magic comment, what it requires, and everything else inside of `module App`. */
export function rubyFile(path: string, head: CodeValue, ...body: CodeValue[]) {
  const inside = body
    .filter(Boolean)
    .join('\n\n')
    .replace(/^(?=.)/gm, '  ')
    .replace(/^( *class .*\n)\n/gm, '$1')
    .replace(/\n\n( *end)$/gm, '\n$1')
  return file(path, blocks('# frozen_string_literal: true', head, `module App\n${inside}\nend`))
}
