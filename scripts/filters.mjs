/**
 * The filters that no file's path contains: misspelt names, or patterns, which Vitest does not know. Letters may be
 * large or small, and a filter may end with a line of the file, as Vitest allows.
 */
export function unmatched(filters, files) {
  const paths = files.map((file) => file.toLowerCase())
  return filters.filter((filter) => {
    const wanted = filter.replace(/:\d+$/, '').toLowerCase()
    return !paths.some((path) => path.includes(wanted))
  })
}
