import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  DrawnMachine,
  MachineHeader,
  MachineSummary,
} from '../../src/shared/lib/statechart/catalogue.ts'
import { root } from './files.ts'

/** Where a machine is met: the addresses of the pages that render it, and the titles of its stories. */
interface Places {
  routes: string[]
  stories: string[]
}

/** The data of each machine in a list of machines. */
export function summariesOf(machines: readonly DrawnMachine[]): MachineSummary[] {
  const places = placesOf(new Map(machines.map(({ name, header }) => [name, header])))
  return machines.map(({ name, header, chart }) => ({
    name,
    ...header,
    // The machine itself is no state that it can be in.
    states: chart.states.length - 1,
    transitions: chart.transitions.length,
    routes: places.get(name)?.routes ?? [],
    stories: places.get(name)?.stories ?? [],
  }))
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Addresses in the table of `docs/architecture.md` and in the headers, titles in the files of the stories. */
function placesOf(headers: ReadonlyMap<string, MachineHeader>): Map<string, Places> {
  const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, 3))
  const stories = storyFiles()
  return new Map(
    [...headers].map(([name, { rendered }]) => {
      const row = rows.find(([names = '']) => new RegExp(`(^|[ ,(])${name}($|[ ,)])`).test(names))?.[1] ?? ''
      return [
        name,
        {
          routes: unique([...addresses(rendered), ...addresses(row)]),
          stories: unique(titlesOf(name, stories)),
        },
      ]
    }),
  )
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** `/signin` in "Rendered by /signin (pages/sign-in)" and in "`/signin`, `/signup`"; a folder is no address. */
const addresses = (text: string): string[] =>
  [...text.matchAll(/(?<![\w)])\/[a-z-/:]*(?:\?[\w=]+)?/g)].map(([address]) =>
    address.replace(/(?<=.)\/$/, ''),
  )

const storyFiles = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))

const titlesOf = (name: string, files: readonly string[]): string[] =>
  files
    .filter((text) => new RegExp(`\\b${camel(name)}Machine\\b`).test(text))
    .flatMap((text) => /const meta = \{[^]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? [])
