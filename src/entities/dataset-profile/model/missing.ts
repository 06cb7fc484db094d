/** Returns whether a cell counts as missing: it is empty or one of the marks, compared as the profiler compares them. */
export function missingIn(marks: readonly string[]): (cell: string) => boolean {
  const known = new Set(['', ...marks.map((mark) => mark.trim().toLowerCase())])
  return (cell) => known.has(withoutBlanks(cell).toLowerCase())
}

/** Without the ASCII blanks around it. */
function withoutBlanks(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && text.charCodeAt(from) <= 0x20) from++
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to--
  return text.slice(from, to)
}
