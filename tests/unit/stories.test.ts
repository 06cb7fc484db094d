import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

// Every component has a story. `assertStands` in src/shared/lib/story proves while a story runs that it shows the state it names.

const SRC = 'src'

const files = (ending: string) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(SRC, file))

const texts = files('.stories.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const EXPORTED =
  /^export (?:default )?(?:(?:async )?function ([A-Z]\w*)|class ([A-Z]\w*)|const ([A-Z]\w*)(?::[^=]+)? = (?:memo|forwardRef|chakra|lazy)?\()/gm

/** The exported components that draw something, each with its name and file. */
const componentsIn = (file: string, text: string) =>
  [...text.matchAll(EXPORTED)]
    .map(([, a, b, c]) => ({ name: a ?? b ?? c ?? '', file }))
    // A provider draws nothing, and a route draws only its contents.
    .filter(({ name }) => !/(Provider|Route)$/.test(name))
    // A component that only runs an actor draws nothing either.
    .filter(({ name }) => !name.endsWith('Actor') || /return <|return \(\s*<|=> </.test(text))

/** The files of lazy parts, by the file that loads them: where that has a story, the story draws them too. */
const lazyPartsIn = (file: string, text: string) =>
  [...text.matchAll(/lazyPart(?:<[^(]*>)?\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)/g)].map(
    ([, from = '']) => [`${normalize(join(dirname(file), from))}.tsx`, file] as const,
  )

/** The imports of a story, each with its name and path. */
const importsIn = (file: string, text: string) =>
  [...text.matchAll(/^import (?!type)([^']*?) from '([^']+)'/gm)].flatMap(([, names = '', from = '']) => {
    const path = from.startsWith('.') ? normalize(join(dirname(file), from)) : from.replace(/^@\//, `${SRC}/`)
    const own = names.replaceAll(/\btype \w+| as \w+/g, '').match(/\w+/g) ?? []
    return own.map((name) => ({ name, path }))
  })

/** From its own file, or through the door of its folder or of one above. */
const isFrom = (path: string, file: string) =>
  file === `${path}.tsx` || file.startsWith(path.replace(/(\/index)?$/, '/'))

describe('components', () => {
  const drawn = files('.tsx')
    .filter((file) => !file.includes('.stories.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const loaders = new Map<string, string>(drawn.flatMap(({ file, text }) => lazyPartsIn(file, text)))
  const imported = texts.flatMap(({ file, text }) => importsIn(file, text))
  const isTold = (file: string) =>
    imported.some(({ path, name }) => /^[A-Z]/.test(name) && isFrom(path, file))
  const components = drawn
    .filter(({ file }) => {
      const loader = loaders.get(file) ?? ''
      return !loader.endsWith('Route.tsx') && !isTold(loader)
    })
    .flatMap(({ file, text }) => componentsIn(file, text))
  const untold = (all: { name: string; file: string }[]) =>
    all.filter(({ name, file }) => !imported.some((one) => one.name === name && isFrom(one.path, file)))

  it('all have a story', () => expect(untold(components)).toEqual([]))

  it('are reported when they have none', () => {
    const text =
      'export const Lamp = ({ on }: Props) => <i>{on}</i>\nexport function Button() {}\nexport const LAMPS = [1]'
    const added = componentsIn('src/shared/ui/lamp/Lamp.tsx', text)
    expect(untold(added).map(({ name }) => name)).toEqual(['Lamp', 'Button'])
  })
})
