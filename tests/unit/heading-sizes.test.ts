import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The sizes of a rank: of a page inside the app, and of a public page. A panel of a public page has the size of the app. */
const SIZES: Record<string, readonly string[]> = {
  h1: ['xl', '2xl', '3xl'],
  h2: ['lg', '2xl'],
  h3: ['md', 'lg'],
}
/** Names of cards in a list, and headings of small floating parts. */
const SMALLER = /(Card|Cards|ChatHeader|SavedList|UploadSide|RunView|StepHeading)\.tsx$/

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file))

it('headings of one rank have one size in the app and one on public pages', () => {
  const odd = SOURCES.flatMap((file) =>
    file.endsWith('.stories.tsx') || SMALLER.test(file)
      ? []
      : [
          ...readFileSync(file, 'utf8').matchAll(
            /<Heading\b[^>]*?as="(h[123])"[^>]*?textStyle=(?:"(\w+)"|\{\{ base: '(\w+)')/g,
          ),
        ].flatMap(([, rank = '', plain, base]) =>
          SIZES[rank]?.includes(plain ?? base ?? '') ? [] : [`${file}: ${rank} ${plain ?? base}`],
        ),
  )
  expect(odd).toEqual([])
})
