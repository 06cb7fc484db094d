const files = import.meta.glob<Record<string, string[]>>('../content/docs/*.md', {
  eager: true,
  import: 'default',
  query: '?asked',
})

/**
 * The wordings in which users ask for the parts of each article, by its slug and the id of a heading; `''` stands for the text
 * before the first heading. Not a part of the index: only the assistant's search loads them.
 */
export const ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  Object.fromEntries(Object.entries(files).map(([path, asked]) => [path.replace(/^.*\/|\.md$/g, ''), asked]))
