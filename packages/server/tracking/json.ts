/** Words that Python writes for numbers that JSON does not have, and whole numbers that JavaScript would round. */
// A text that is not closed ends with the input: the search would begin anew at each of its quotes.
const LENIENT = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\bInfinity\b|\bNaN\b|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/**
 * Parses JSON as the clients write it: bare `NaN` and `Infinity`, and integers of 16 digits and more, become texts.
 * Throws a SyntaxError.
 */
export function parseLenient(text: string): unknown {
  return JSON.parse(text.replace(LENIENT, (found) => (found.startsWith('"') ? found : `"${found}"`)))
}

/** Parameters of a query as an object: a repeated name becomes a list. */
export function parseQuery(search: string): Record<string, string | string[]> {
  const found = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(found.keys())].map((name) => {
      const values = found.getAll(name)
      return [name, values.length === 1 ? (values[0] as string) : values]
    }),
  )
}
