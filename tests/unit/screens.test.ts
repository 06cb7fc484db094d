import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, expect, it } from 'vitest'
import { accept, compare } from '../../scripts/screens/compare.mjs'
import { writeReport } from '../../scripts/screens/report.mjs'

// The comparison behind `npm run screens`.

const folder = mkdtempSync(join(tmpdir(), 'orrery-screens-'))
const folders = {
  new: join(folder, 'new'),
  accepted: join(folder, 'accepted'),
  differences: join(folder, 'differences'),
}
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function picture(name: string, colour: number, height = 4) {
  mkdirSync(folders.new, { recursive: true })
  const image = new PNG({ width: 4, height })
  image.data.fill(255)
  image.data[0] = colour
  const file = join(folders.new, `${name}.png`)
  writeFileSync(file, PNG.sync.write(image))
  return { name, title: 'Components/Lamp/On <b>', theme: 'dark', width: 375, file }
}

it('the comparison finds and shows changed, larger and new pictures', () => {
  for (const name of ['still', 'changed', 'grown']) picture(name, 255)
  expect(accept(folders)).toBe(3)
  const failed = { ...picture('failed', 0), failure: 'its play function failed' }
  const results = compare(
    [picture('still', 255), picture('changed', 0), picture('grown', 255, 5), picture('added', 255), failed],
    folders,
  )
  expect(results.map(({ state, why }) => why ?? state)).toEqual([
    'same',
    '1 pixels',
    '4 x 4 became 4 x 5',
    'new',
    'its play function failed',
  ])
  expect(readdirSync(folders.differences)).toEqual(['changed.png'])
  const page = readFileSync(writeReport(folder, results), 'utf8')
  expect(page).toContain('differences/changed.png')
  expect(page).toContain('On &lt;b&gt;')
})
