import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { machines } from '../machines/kit/machines'

// The guard of Storybook: a state that people can see has a story, and so has every component.

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

const files = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))

/** The leaf states that stay: neither passed through at once nor the end of the page's life. */
function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  if (children.length > 0) return children.flatMap(leaves)
  const passing = (node.always?.length ?? 0) > 0 && Object.keys(node.config.on ?? {}).length === 0
  return node.type === 'final' || (passing && node.key === 'starting') ? [] : [node]
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const stories = files(SRC, '.stories.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The states named by `at('…')` and `snapshotAt(machine, '…')` in the stories of one machine, region by region. */
function storied(machine: AnyStateMachine): Set<string> {
  const name = `${camel(machine.id)}Machine`
  const texts = stories.filter(({ text }) => text.includes(name)).map(({ text }) => text)
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:at|\w+At|\))\(\s*'([^']+)'/g)].map(([, state]) => state ?? ''),
  )
  return new Set(named.flatMap((state) => state.split('&').map((region) => region.trim())))
}

/** The leaf states of the machine that no story shows. */
function missing(machine: AnyStateMachine): string[] {
  const told = storied(machine)
  return leaves(machine.root)
    .map((node) => node.path.join('.'))
    .filter((state) => !told.has(state))
}

/** The states of one machine that no story shows; a state also counts by one inside it. */
const untold = (name: string, states: string[]) => {
  const told = [...storied({ id: name } as AnyStateMachine)]
  return states.filter((state) => !told.some((one) => one === state || one.startsWith(`${state}.`)))
}

const made = files(SRC, '.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/const (\w+)Machine = (create\w+Machine)\b/g)].map(
    ([, name = '', maker = '']) => [name, maker] as const,
  ),
)

describe('stories', () => {
  it.each(made)('%s, made by %s: every state has one', (name, maker) =>
    expect(untold(name, MAKERS[maker] ?? ['a maker that this test does not know'])).toEqual([]),
  )

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s: every leaf state has one',
    (id, machine) => {
      if (SEEN_ELSEWHERE[id]) return
      const told = storied(machine)
      const missing = leaves(machine.root)
        .map((node) => node.path.join('.'))
        .filter((state) => !told.has(state))
      expect(missing).toEqual([])
    },
  )

  it('exist for every component', () => {
    const components = [...files(SRC, '.tsx')]
      .filter((file) => /\/(ui|shell)\//.test(file) && !file.includes('.stories.'))
      .filter((file) => /^export (default )?function [A-Z]/m.test(readFileSync(file, 'utf8')))
      .map((file) => file.split('/').at(-1)?.replace('.tsx', '') ?? '')
      // A provider draws nothing.
      .filter((name) => !name.endsWith('Provider'))
    const untold = components.filter((name) => !stories.some(({ text }) => text.includes(`/${name}'`)))
    expect(untold).toEqual([])
  })

  it('are missed when a state has none', () => {
    const grown = createMachine({
      id: 'new-project',
      initial: 'closed',
      states: { closed: {}, waiting: {}, open: {}, halfOpen: {} },
    })
    expect(missing(grown)).toEqual(['halfOpen'])
  })
})
