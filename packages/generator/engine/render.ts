import {
  csharpString,
  goLiteral,
  html,
  javaLiteral,
  literal,
  markdown,
  pythonLiteral,
  rubyLiteral,
  singleQuoted,
} from './escape'
import { NAMES } from './condition'

/** Values of the placeholders in a template, such as `{{title}}`. */
export interface Values {
  title: string
  slug: string
  summary: string
  /** Of the server, and of the front end while developing. */
  port: string
  webPort: string
  /** For `compose.yaml`: the address of the database there, and what the app may use. */
  databaseUrl: string
  cpus: string
  memory: string
}

/** Values that hold nothing that would need an escape anywhere. */
const PLAIN = new Set(['slug', 'port', 'webPort', 'databaseUrl', 'cpus', 'memory'])

/** The render context of a template. */
export interface RenderContext {
  names: ReadonlySet<string>
  /** Names that the manifest defines, true or not. */
  defined: readonly string[]
  values: Values
  /** The lines between `{{packages group}}` and its end. */
  packages: (group: string) => string[]
  /** Further lines for a marker of `root/`: `{{commands}}`. */
  lines?: Readonly<Record<string, readonly string[]>>
}

/** A broken marker. The message begins with the file and the line, as compilers write it. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  constructor(path: string, line: number, what: string) {
    super(`${path}:${line}: ${what}`)
  }
}

const MARKER = /^([ \t]*)(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*\{\{([^{}]*)\}\}[ \t]*(?:-->|\*\/\}?)?[ \t]*$/
const VALUE = /(['"]?)\{\{(title|slug|summary|port|webPort|databaseUrl|cpus|memory)\}\}\1/g
const INSIDE = /\{\{[#/^](?:if|unless|packages|version|else)\b|\{\{(?:packages|version)\b/

interface Open {
  line: number
  /** `if`, `unless` or `packages`: what its end has to be called. */
  word: string
  /** Whether its lines are kept. */
  kept: boolean
}

/** Renders one file. Throws `TemplateError` for a marker that is broken or names what does not exist. */
export function render(text: string, path: string, context: RenderContext): string {
  const out: string[] = []
  const open: Open[] = []
  const fail = (index: number, what: string) => new TemplateError(path, index + 1, what)
  text.split('\n').forEach((line, index) => {
    const kept = open.every((block) => block.kept)
    if (!line.includes('{{')) {
      if (kept) out.push(line)
      return
    }
    const [, margin = '', tag] = MARKER.exec(line) ?? []
    if (tag === undefined || PLAIN.has(tag) || tag === 'title' || tag === 'summary') {
      if (INSIDE.test(line)) throw fail(index, 'a marker has to stand alone on its line, in a comment')
      if (kept) out.push(fill(line, path, context.values))
      return
    }
    const [word = '', ...names] = tag.trim().split(/\s+/)
    const name = names.join(' ')
    if (word === '#if' || word === '#unless') {
      if (!NAMES.has(name) && !context.defined.includes(name))
        throw fail(index, `there is no flag, part or definition called "${name}"`)
      open.push({ line: index, word: word.slice(1), kept: context.names.has(name) === (word === '#if') })
    } else if (word === 'packages') {
      if (kept) out.push(...context.packages(name).map((entry) => margin + entry))
      open.push({ line: index, word, kept: false })
    } else if (word.startsWith('/')) {
      const last = open.pop()
      if (last?.word !== word.slice(1))
        throw fail(
          index,
          last
            ? `ends ${word.slice(1)}, but line ${last.line + 1} began ${last.word}`
            : 'ends what never began',
        )
    } else if (word === 'version') {
      // The next line holds it already; the lint compares them.
    } else if (context.lines?.[word]) {
      if (kept) out.push(...context.lines[word].map((entry) => (entry ? margin + entry : entry)))
    } else throw fail(index, `"{{${tag}}}" is no marker`)
  })
  const [last] = open
  if (last) throw fail(last.line, `${last.word} is never closed`)
  return tidy(out, path)
}

const ending = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? ''

/** How a whole string literal is written, by the ending of the file. */
const LITERALS: Record<string, (text: string) => string> = {
  ...Object.fromEntries(['ts', 'tsx', 'js', 'mjs', 'jsx', 'vue', 'svelte'].map((end) => [end, literal])),
  ...Object.fromEntries(
    ['json', 'yaml', 'yml', 'toml'].map((end) => [end, (text: string) => JSON.stringify(text)]),
  ),
  py: pythonLiteral,
  rb: rubyLiteral,
  ru: rubyLiteral,
  php: singleQuoted,
  cs: csharpString,
  java: javaLiteral,
  go: goLiteral,
}
const MARKUP = new Set(['html', 'xml', 'csproj', 'svg', 'erb'])

function fill(line: string, path: string, values: Values): string {
  const end = ending(path)
  return line.replace(VALUE, (_all, quote: string, name: keyof Values) => {
    const value = values[name]
    const write = LITERALS[end]
    if (PLAIN.has(name)) return quote + value + quote
    if (end === 'md') return quote + markdown(value) + quote
    if (MARKUP.has(end) || !write) return quote + html(value) + quote
    return quote ? write(value) : inside(write, value, end)
  })
}

/** The text as a part of a longer literal or a comment. */
function inside(write: (text: string) => string, text: string, end: string): string {
  if (end === 'rb' || end === 'ru' || end === 'php') return singleQuoted(text).slice(1, -1)
  const escaped =
    LITERALS.json === write ? JSON.stringify(text) : JSON.stringify(text).replace(/['`$]/g, '\\$&')
  return end === 'py' || end === 'java' || end === 'cs' || end === 'go'
    ? write(text).slice(1, -1)
    : escaped.slice(1, -1)
}

const LAYOUT = /\.(md|ya?ml|py|sql)$/

/** Blank lines as formatters leave them, and one line end. */
function tidy(lines: readonly string[], path: string): string {
  const room = path.endsWith('.py') ? 2 : 1
  const kept: string[] = []
  let blank = 0
  for (const line of lines.map((text) => text.trimEnd())) {
    if (line === '') {
      blank++
      continue
    }
    const tight = !LAYOUT.test(path) && (/[{[(]$/.test(kept.at(-1) ?? '') || /^\s*[}\])]/.test(line))
    if (kept.length > 0 && !tight) for (let left = Math.min(blank, room); left > 0; left--) kept.push('')
    blank = 0
    kept.push(line)
  }
  return `${kept.join('\n')}\n`
}
