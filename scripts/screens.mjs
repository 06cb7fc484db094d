// Pictures for review: every story at three widths in both themes, compared with the set that was last accepted.
//   npm run screens                                    every story; the result is .screens/index.html
//   npm run screens -- --only Button --theme dark      stories whose title or name contains a word, one theme, one width
//   npm run screens -- --as-built                      of Storybook as it was last built (npm run build-storybook)
//   npm run screens -- --accept                        what was last photographed is right from now on
//   npm run screens -- / /signup --base http://127.0.0.1:4310     pages of the running app (npm start) instead
// The pictures stay in .screens, which git ignores. Exits with 1 when something differs or could not be photographed.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accept, compare } from './screens/compare.mjs'
import { photographPaths, photographStories } from './screens/photograph.mjs'
import { writeReport } from './screens/report.mjs'
import { servedStorybook } from './screens/storybook.mjs'
import { root } from './run.mjs'

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    theme: { type: 'string', multiple: true, default: ['dark', 'light'] },
    width: { type: 'string', multiple: true, default: ['1280', '768', '375'] },
    pages: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    base: { type: 'string', default: 'http://127.0.0.1:4310' },
    out: { type: 'string', default: join(root, '.screens') },
  },
})
const folders = Object.fromEntries(
  ['new', 'accepted', 'differences'].map((name) => [name, join(values.out, name)]),
)

if (values.accept) console.log(`${accept(folders)} pictures accepted.`)
else process.exitCode = (await review()) ? 0 : 1

async function review() {
  rmSync(folders.new, { recursive: true, force: true })
  mkdirSync(folders.new, { recursive: true })
  const begun = performance.now()
  const wanted = {
    themes: values.theme,
    widths: values.width.map(Number),
    pages: Number(values.pages),
    folder: folders.new,
  }
  const pictures =
    paths.length > 0 ? await photographPaths(values.base, paths, wanted) : await stories(wanted)
  const seconds = (performance.now() - begun) / 1000
  const results = compare(pictures, folders)
  const index = writeReport(values.out, results)
  const count = (state) => results.filter((result) => result.state === state).length
  console.log(
    `${results.length} pictures in ${seconds.toFixed(0)} s, ${Math.round((1000 * seconds) / Math.max(1, results.length))} ms each: ` +
      `${count('same')} as accepted, ${count('different')} different, ${count('new')} new, ${count('failed')} failed`,
  )
  for (const { name, state, why } of results)
    if (state === 'different' || state === 'failed')
      console.log(`  ${state}: ${name}${why ? ` (${why})` : ''}`)
  console.log(index)
  return results.length > 0 && count('different') + count('failed') === 0
}

async function stories(wanted) {
  const storybook = await servedStorybook(values['as-built'])
  const words = values.only.map((word) => word.toLowerCase())
  try {
    const chosen = storybook.stories.filter(({ title, name }) => {
      const text = `${title}/${name}`.toLowerCase()
      return words.length === 0 || words.some((word) => text.includes(word))
    })
    return await photographStories(storybook.address, chosen, wanted)
  } finally {
    await storybook.close()
  }
}
