const count = (text: string, quote: '"' | "'") => text.split(quote).length - 1

/**
 * A JavaScript string literal in single quotes, or in double quotes where that needs fewer escapes; safe for
 * any text.
 */
export function literal(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return count(text, "'") > count(text, '"') ? `"${inner}"` : inSingleQuotes(inner)
}

/**
 * A Python string literal in double quotes, or in single quotes where that needs fewer escapes; safe for any
 * text.
 */
export function pythonLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1)
  return count(text, '"') > count(text, "'") ? inSingleQuotes(inner) : `"${inner}"`
}

/** Converts the content of a double-quoted literal to single quotes. */
const inSingleQuotes = (inner: string) => `'${inner.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`

/** A Ruby string literal without interpolation, safe for any text. */
export function rubyLiteral(text: string): string {
  if (!/\p{C}/u.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`
  const inner = JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd')).slice(1, -1)
  return `"${inner.replace(/#/g, '\\#')}"`
}

/** Text for HTML content and quoted attributes. Vite and SvelteKit replace names between percent signs in a page. */
export function html(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
    .replace(/%/g, '&#37;')
}

/** One paragraph or heading of Markdown that shows the text as it is. */
export function markdown(text: string): string {
  return text
    .replace(/[\\`*_[\]#|~$]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** `package.json` as npm writes it. */
export function packageJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

const JSON_WIDTH = 100

/** JSON for a file, laid out as formatters do: two spaces, short lists on one line. */
export function json(value: unknown, margin = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${margin}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`
    const scalars = value.every((entry) => typeof entry !== 'object' || entry === null)
    if (scalars && margin.length + line.length <= JSON_WIDTH) return line
    return `[\n${value.map((entry) => inner + json(entry, inner)).join(',\n')}\n${margin}]`
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  if (entries.length === 0) return '{}'
  const members = entries.map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${json(entry, inner)}`)
  return `{\n${members.join(',\n')}\n${margin}}`
}

/** A string literal of PHP or Ruby in single quotes, in which neither language puts values in place of names. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

/** A string literal of C#, which has the escapes of JSON and a few more characters that end a line. */
export function csharpString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A Java string literal in double quotes. Unicode escapes are read before anything else, so control characters are octal. */
export function javaLiteral(text: string): string {
  const inner = text
    .replace(/[\\"]/g, '\\$&')
    .replace(/[\p{Cc}]/gu, (control) => `\\${control.charCodeAt(0).toString(8).padStart(3, '0')}`)
  return `"${inner}"`
}

/** A Go string literal in double quotes, safe for any text: what JSON escapes is escaped in the same way there. */
export function goLiteral(text: string): string {
  return JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd'))
    .replace(/\ufeff/g, '\\ufeff')
    .replace(
      /[\u007f-\u009f\u2028\u2029]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}
