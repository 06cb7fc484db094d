import { describe, expect, test } from 'vitest'
import type { Frontend } from '../../../src/entities/project/model/technologies'
import { generate, SUPPORTED_FRONTENDS } from '../kit'

/** Words that a template of Vue, Svelte or Angular, a page of SvelteKit or a variable of Vite would act upon. */
const NAME = `{{ 7 * 7 }} {@html 'x'} @if (true) { <b> } %sveltekit.head% %MODE% \${8 * 8} </title></script>`

/** The files in which the words of the project stand: those that differ from the files of another name. */
function filesWithWords(frontend: Frontend) {
  const plain = generate({ frontend, database: 'SQLite', name: 'Plain', description: 'Plain words' })
  const hostile = generate({ frontend, database: 'SQLite', name: NAME, description: NAME })
  expect(hostile.files.map(({ path }) => path)).toEqual(plain.files.map(({ path }) => path))
  return hostile.files.filter(
    ({ path, content }, index) => path.startsWith('web/') && content !== plain.files[index]?.content,
  )
}

describe.each(SUPPORTED_FRONTENDS)('%s', (frontend) => {
  test('no component, style or setting depends on the name', () => {
    const paths = filesWithWords(frontend).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(1)
    for (const path of paths)
      expect(path).toMatch(/\/(project\.ts|package\.json|favicon\.svg|index\.html|app\.html)$/)
  })

  test('the page holds the words as text only', () => {
    for (const { path, content } of filesWithWords(frontend).filter(({ path }) => path.endsWith('.html'))) {
      expect(content.match(/<title>/g), path).toHaveLength(1)
      expect(content.match(/<\/title>/g), path).toHaveLength(1)
      expect(content, path).not.toMatch(/<b>|%MODE%/)
      expect(content.match(/%sveltekit\.head%/g)?.length ?? 0, path).toBeLessThan(2)
      expect(content, path).toContain(
        '{{ 7 * 7 }} {@html &#39;x&#39;} @if (true) { &lt;b&gt; } &#37;sveltekit.head&#37;',
      )
    }
  })
})
