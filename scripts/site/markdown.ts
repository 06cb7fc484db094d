import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parseMarkdown } from '../../src/shared/lib/markdown/parse.ts'
import { askedOf, withoutAsked } from './asked.ts'

/**
 * Importing a `.md` file gives its MarkdownDocument: it is read at build, the browser gets no parser. With `?asked` the import
 * gives the wordings in which users ask for each part, which only the assistant's index needs.
 */
export function markdownFiles(): Plugin {
  return {
    name: 'orrery-markdown',
    enforce: 'pre',
    async load(id) {
      const [, path, query] = /^(.*\.md)(\?asked)?$/.exec(id) ?? []
      if (path === undefined) return null
      const source = await readFile(path, 'utf8')
      return `export default ${JSON.stringify(query ? askedOf(source) : parseMarkdown(withoutAsked(source)))}`
    },
  }
}
