import { file } from '../../file'
import { blocks, type CodeValue } from '../../text/code'

/** A Ruby file: the magic comment and what follows, without empty lines at the ends of a class. */
export function rubyScript(path: string, ...parts: CodeValue[]) {
  const content = blocks('# frozen_string_literal: true', ...parts)
  return file(path, content.replace(/^( *class .*\n)\n/gm, '$1').replace(/\n\n( *end)$/gm, '\n$1'))
}

/** A Ruby file: what it requires, and everything else inside of `module App`. */
export function rubyFile(path: string, head: CodeValue, ...body: CodeValue[]) {
  const inside = blocks(...body).replace(/^(?=.)/gm, '  ')
  return rubyScript(path, head, `module App\n${inside}\nend`)
}
