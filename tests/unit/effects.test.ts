import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file) && !file.endsWith('story-kit.tsx'),
  )
  .map((file) => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }))

const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('effects are passed to an actor once: `usePageActor` takes them, and no render provides them', () =>
  expect(naming(/\.provide\(/).sort()).toEqual([
    'src/app/assistant/assistant-actor.ts',
    'src/app/session/session-actor.ts',
    'src/app/sync/sync-actor.ts',
    'src/app/version/index.tsx',
    'src/pages/machine-catalogue/model/run/fakes.ts',
    'src/shared/lib/machine/effects.ts',
  ]))

it('selectors never return the whole snapshot', () =>
  expect(naming(/useSelector\(\w+, \((\w+)\) => \1\)/)).toEqual([]))
