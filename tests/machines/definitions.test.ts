import { readdirSync, readFileSync } from 'node:fs'
import { secretsOf } from '@/shared/lib/machine'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { nodesOf } from './kit'
import { machines } from './kit/machines'

// Checks for every machine of the folder that the types do not make.

const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory())

const delayNames = (node: AnyStateNode) => Object.keys(node.config.after ?? {})

/** Named delays that the machine does not have: XState would ignore them in silence. */
const unknownDelays = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .flatMap(delayNames)
    .filter((name) => !(name in machine.implementations.delays))

/** Invokes without an error branch: one failure would end the whole actor. */
const withoutErrorBranch = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id}: ${id}`),
  )

/** A child that is a machine has ways out of its own, which are judged where it is defined. */
const isMachine = (logic: unknown) => typeof logic === 'object' && logic !== null && 'root' in logic

/** States that wait for an effect and have no other way out: no delay of their own or above, no event of a user. */
const deadEnds = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => node.parent && Object.keys(node.states).length === 0)
    .filter((node) =>
      node.invoke.some(({ src }) => !isMachine(machine.implementations.actors[src as string])),
    )
    .filter(
      (node) =>
        ![...upwards(node)].some(
          (one) => delayNames(one).length > 0 || Object.keys(one.config.on ?? {}).length > 0,
        ),
    )
    .map(({ id }) => id)

function* upwards(node: AnyStateNode): Generator<AnyStateNode> {
  for (let one: AnyStateNode | undefined = node; one?.parent; one = one.parent) yield one
}

/** The machines of the first table of docs/architecture.md, named in its first column. */
const documented = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => (line.split('|')[1] ?? '').match(/[a-z-]+/g) ?? [])

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (id, machine) => {
  it('defines every delay that it names', () => expect(unknownDelays(machine)).toEqual([]))
  it('names every delay', () =>
    expect(
      nodesOf(machine)
        .flatMap(delayNames)
        .filter((name) => /^\d/.test(name)),
    ).toEqual([]))
  it('has an error branch for every effect', () => expect(withoutErrorBranch(machine)).toEqual([]))
  it('has a way out of every waiting state', () => expect(deadEnds(machine)).toEqual([]))
  it('lives in the folder of its name, with a header and a test', () => {
    expect(folders.map(({ name }) => name)).toContain(id)
    expect(
      readFileSync(`machines/${id}/${id}.machine.ts`, 'utf8'),
      'The first three lines are comments: what it is with its states, "Rendered by …", "Covers …"',
    ).toMatch(/^\/\/ .+\n\/\/ .*[Rr]ender.+\n\/\/ Covers /m)
    expect(
      readFileSync(`machines/${id}/${id}.test.ts`, 'utf8'),
      'The test calls itCoversEverything(walk)',
    ).toMatch(/itCoversEverything\(\w+\)/)
  })
  it('has a row in docs/architecture.md', () =>
    expect(documented, 'The first table says who renders each machine').toContain(id))
  it('declares which of its properties are secret', () => expect(() => secretsOf(machine)).not.toThrow())
})

describe('these checks', () => {
  it('cover every folder', () =>
    expect(machines.map(({ id }) => id).sort()).toEqual(folders.map(({ name }) => name).sort()))

  it('report faults', () => {
    const bad = createMachine({
      id: 'bad',
      initial: 'waiting',
      states: {
        waiting: { invoke: { id: 'work', src: 'nobody' } },
        late: { after: { NOWHERE: 'waiting' } },
      },
    })
    expect(unknownDelays(bad)).toEqual(['NOWHERE'])
    expect(withoutErrorBranch(bad)).toEqual(['bad.waiting: work'])
    expect(deadEnds(bad)).toEqual(['bad.waiting'])
  })
})
