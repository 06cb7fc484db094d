import { Failure } from '@/shared/lib/failure'
import { projectEditMachine } from '@machines/project-edit'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from './kit'

const open = { type: 'open' as const, projectId: 'p1', values: { name: 'Storefront', description: '' } }
const walk: Walk<typeof projectEditMachine> = {
  machine: projectEditMachine,
  events: [
    open,
    { type: 'details.change', field: 'name', value: 'Shop' },
    { type: 'details.change', field: 'name', value: '' },
    { type: 'save' },
    { type: 'close' },
  ],
  answers: { saveDetails: { done: [undefined], error: [new Failure('full', 'storage')] } },
  key: ({ context }) => context.values.name,
}

describe('project-edit', () => {
  itCoversEverything(walk)

  it('saves by the rules of the wizard and closes (PRJ-06)', async () => {
    const { actor, resolve, started } = startBench(walk)
    actor.send(open)
    actor.send({ type: 'details.change', field: 'name', value: ' ' })
    actor.send({ type: 'save' })
    expect(actor.getSnapshot().context.fieldError?.message).toBe('Project name is required')
    actor.send({ type: 'details.change', field: 'name', value: ' Shop ' })
    actor.send({ type: 'save' })
    expect(started.saveDetails).toEqual([{ projectId: 'p1', values: { name: 'Shop', description: '' } }])
    await resolve('saveDetails')
    expect(actor.getSnapshot().matches('closed')).toBe(true)
  })

  it('keeps what was typed when it cannot be kept', async () => {
    const { actor, clock, reject } = startBench(walk)
    actor.send(open)
    actor.send({ type: 'details.change', field: 'name', value: 'Shop' })
    actor.send({ type: 'save' })
    await reject('saveDetails', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().context).toMatchObject({ values: { name: 'Shop' }, failure: 'No room left.' })
    actor.send({ type: 'save' })
    clock.increment(10_000)
    expect(actor.getSnapshot().matches('editing')).toBe(true)
  })
})
