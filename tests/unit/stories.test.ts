import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import type { StateValue } from 'xstate'
import { machines } from '../machines/kit/machines'

// The guard of Storybook: a state that people can see has a story, and so has every component. That a story shows what
// it says is looked at while it runs (assertStands in src/shared/lib/story).

const SRC = 'src'

/** Machines whose states no component renders by itself, and where they are seen instead. */
const SEEN_ELSEWHERE: Record<string, string> = {
  probe: 'runs inside network-diagnostics, whose rows show its states',
  'staged-progress': 'runs inside create-project-b, whose stories show its stages',
  'deployed-model': 'runs inside deployments; the table of the Deployment tab shows its states',
  ask: 'is made where it is used, and its states are told there',
  form: 'is made where it is used, and its states are told there',
}

/** Machines that are made where they are used, by what makes them, and the states that their stories show. */
const MAKERS: Record<string, string[]> = {
  createAskMachine: ['asking', 'answered', 'failed'],
  createFormMachine: ['editing', 'submitting', 'success', 'error'],
}

const files = (ending: string) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(SRC, file))

/** The leaf states that stay: neither passed through at once nor the end of the page's life. */
function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  if (children.length > 0) return children.flatMap(leaves)
  const passing = (node.always?.length ?? 0) > 0 && Object.keys(node.config.on ?? {}).length === 0
  return node.type === 'final' || (passing && node.key === 'starting') ? [] : [node]
}

interface Story {
  parameters?: {
    stands?: { machine: string; value: StateValue }[]
    snapshots?: AnyMachineSnapshot[] | Record<string, AnyMachineSnapshot>
    walks?: boolean
  }
}

const pathsOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) =>
        inner ? pathsOf(inner).map((path) => `${state}.${path}`) : [],
      )

/** The states that the stories show, by the id of their machine. */
function statesIn(stories: Story[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { parameters: { stands = [], snapshots = [], walks } = {} } of stories) {
    const starts = Object.values(snapshots).map(({ machine, value }) => ({ machine: machine.id, value }))
    for (const { machine, value } of walks ? starts : [...stands, ...starts]) {
      const states = shown.get(machine) ?? new Set()
      for (const path of pathsOf(value)) states.add(path)
      shown.set(machine, states)
    }
  }
  return shown
}

const texts = files('.stories.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const modules = import.meta.glob<Record<string, Story>>('../../src/**/*.stories.tsx')
const told: Record<string, Story>[] = []
for (const { file, text } of texts)
  if (/\b(storyAt|snapshotAt)\b/.test(text)) told.push((await modules[`../../${file}`]?.()) ?? {})
const shown = statesIn(told.flatMap((module) => Object.values(module)))

/** The leaf states of the machine that no story shows. */
const missing = (machine: AnyStateMachine, states = shown.get(machine.id)) =>
  leaves(machine.root)
    .map((node) => node.path.join('.'))
    .filter((state) => !states?.has(state))

const made = files('.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/= (create(?:Ask|Form)Machine)\b[^]*?\bid: '([^']+)'/g)].map(
    ([, maker = '', id = '']) => [id, maker] as const,
  ),
)

describe('stories', () => {
  it.each(made)('%s, made by %s: every state has one', (id, maker) => {
    const states = [...(shown.get(id) ?? [])]
    const untold = (MAKERS[maker] ?? []).filter(
      (state) => !states.some((one) => one === state || one.startsWith(`${state}.`)),
    )
    expect(untold).toEqual([])
  })

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s: every leaf state has one',
    (id, machine) => {
      if (!SEEN_ELSEWHERE[id]) expect(missing(machine)).toEqual([])
    },
  )

  it('are missed when a state has none, and a walk is none', () => {
    const grown = createMachine({ id: 'door', initial: 'closed', states: { closed: {}, open: {}, ajar: {} } })
    const at = (value: string, walks = false) => ({
      parameters: { stands: [{ machine: 'door', value }], walks },
    })
    const states = statesIn([at('closed'), at('open'), at('ajar', true)]).get('door')
    expect(missing(grown, states)).toEqual(['ajar'])
  })
})

const EXPORTED =
  /^export (?:default )?(?:(?:async )?function ([A-Z]\w*)|class ([A-Z]\w*)|const ([A-Z]\w*)(?::[^=]+)? = (?:memo|forwardRef|chakra|lazy)?\()/gm

/** What draws something: its name and the folder of its slice. */
const componentsIn = (file: string, text: string) =>
  [...text.matchAll(EXPORTED)]
    .map(([, a, b, c]) => ({ name: a ?? b ?? c ?? '', file }))
    // A provider draws nothing, and a route only what stands in it.
    .filter(({ name }) => !/(Provider|Route)$/.test(name))
    // Nor does what only runs an actor.
    .filter(({ name }) => !name.endsWith('Actor') || /return <|return \(|=> </.test(text))

/** The files of lazy parts, by the file that loads them: where that has a story, the story draws them too. */
const lazyPartsIn = (file: string, text: string) =>
  [...text.matchAll(/lazyPart(?:<[^(]*>)?\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)/g)].map(
    ([, from = '']) => [`${normalize(join(dirname(file), from))}.tsx`, file] as const,
  )

/** What a story imports, each by its name and from where. */
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

  it('are missed when they have none', () => {
    const text =
      'export const Lamp = ({ on }: Props) => <i>{on}</i>\nexport function Button() {}\nexport const LAMPS = [1]'
    const added = componentsIn('src/shared/ui/lamp/Lamp.tsx', text)
    expect(untold(added).map(({ name }) => name)).toEqual(['Lamp', 'Button'])
  })
})
