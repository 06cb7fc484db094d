import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parseMarkdown } from '../../src/shared/lib/markdown/parse.ts'

/** Importing a `.md` file gives its MarkdownDocument: it is read at build, the browser gets no parser. */
export function markdownFiles(): Plugin {
  return {
    name: 'orrery-markdown',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md')) return null
      return `export default ${JSON.stringify(parseMarkdown(await readFile(id, 'utf8')))}`
    },
  }
}
