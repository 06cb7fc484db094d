/** Values that a template may hold between `${` and `}`: text, or nothing. */
export type CodeValue = string | number | false | null | undefined

const SLOT = /\uE000(\d+)\uE001/
const SLOTS = /\uE000(\d+)\uE001/g
const LONE_SLOT = /^([ ]*)\uE000(\d+)\uE001$/

/**
 * Template tag for generated text.
 *
 * - The common indentation is removed, so a template can be indented like the code around it.
 * - Backslashes stay as written; only `` \` `` and `\${` are unescaped. A regular expression or `'\n'` in a
 *   template therefore arrives in the generated file exactly as it reads here.
 * - A value alone on its line is a block: every line of it gets that line's indentation, and a falsy value takes
 *   the whole line away.
 * - Blank lines never double, and never follow an opening or precede a closing bracket.
 */
export function code(strings: TemplateStringsArray, ...values: CodeValue[]): string {
  const joined = strings.raw
    .map((part, index) => (index < values.length ? `${unescape(part)}\uE000${index}\uE001` : unescape(part)))
    .join('')
  const lines = dedent(joined).flatMap((line) => fill(line, values))
  return tidy(lines)
}

/** Joins the blocks that are present with one blank line between them. */
export function blocks(...parts: CodeValue[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Joins the lines that are present. */
export function lines(...parts: CodeValue[]): string {
  return parts.filter(Boolean).join('\n')
}

function unescape(raw: string): string {
  return raw.replace(/\\(`|\$\{)/g, '$1')
}

function dedent(text: string): string[] {
  const all = text.split('\n')
  const indents = all
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  // The first line of a one-line template starts right after the backtick and has no indentation to remove.
  const common = all.length === 1 ? 0 : Math.min(...indents)
  return all.map((line) => line.slice(common))
}

function fill(line: string, values: CodeValue[]): string[] {
  const lone = LONE_SLOT.exec(line)
  if (lone) {
    const value = values[Number(lone[2])]
    if (value === false || value === null || value === undefined || value === '') return []
    return indent(String(value), lone[1] ?? '')
  }
  if (!SLOT.test(line)) return [line]
  const margin = line.slice(0, line.length - line.trimStart().length)
  const filled = line.replace(SLOTS, (_, index: string) => {
    const value = values[Number(index)]
    return value === false || value === null || value === undefined ? '' : String(value)
  })
  const [first = '', ...rest] = filled.split('\n')
  return [first, ...rest.map((part) => (part === '' ? '' : margin + part))]
}

function indent(text: string, margin: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : margin + line))
}

function tidy(all: string[]): string {
  const kept: string[] = []
  for (const line of all.map((text) => text.trimEnd())) {
    const before = kept.at(-1)
    const closes = /^\s*[}\])]/.test(line)
    if (closes && before === '') kept.pop()
    const opens = before === undefined || before === '' || /[{[(]$/.test(before)
    if (line === '' && opens) continue
    kept.push(line)
  }
  return kept.join('\n').trimEnd()
}
