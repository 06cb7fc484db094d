/** A JavaScript string literal in single quotes, safe for any text. */
export function literal(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replace(/'/g, "\\'")}'`
}

/** Text for HTML content and quoted attributes. */
export function html(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
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

/** JSON for a file: two spaces and a final line end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
