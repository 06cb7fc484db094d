import { Failure } from '@/shared/lib/failure'
import { projectEditMachine } from '@machines/project-edit'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const values = { name: 'Storefront', description: '', teamMembers: [], aiTools: [] }
const open = { type: 'open' as const, projectId: 'p1', values }
const walk: Walk<typeof projectEditMachine> = {
  machine: projectEditMachine,
  events: [
    open,
    { type: 'details.change', field: 'name', value: 'Shop' },
    { type: 'details.change', field: 'name', value: '' },
    { type: 'member.change', member: { name: 'Ada', email: 'ada@example.org' } },
    { type: 'member.add' },
    { type: 'member.remove', id: 'member-1' },
    { type: 'tool.toggle', id: 'testing' },
    { type: 'save' },
    { type: 'close' },
  ],
  answers: { saveDetails: { done: [undefined], error: [new Failure('full', 'storage')] } },
  key: ({ context }) => [context.values.name, context.member.name],
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
    expect(started.saveDetails).toEqual([{ projectId: 'p1', values: { ...values, name: 'Shop' } }])
    await resolve('saveDetails')
    expect(actor.getSnapshot().matches('closed')).toBe(true)
  })

  it('changes the team and the AI tools; somebody typed but not added comes along', () => {
    const { actor, started } = startBench(walk)
    actor.send({ ...open, values: { ...values, aiTools: ['documentation', 'code-review'] } })
    actor.send({ type: 'tool.toggle', id: 'documentation' })
    actor.send({ type: 'tool.toggle', id: 'testing' })
    actor.send({ type: 'member.add' })
    actor.send({ type: 'member.change', member: { name: ' Ada ', email: 'ada@example.org', role: 'QA' } })
    actor.send({ type: 'member.add' })
    actor.send({ type: 'member.change', member: { name: 'Alan', email: 'alan@example.org' } })
    actor.send({ type: 'save' })
    expect(started.saveDetails).toMatchObject([
      {
        values: {
          aiTools: ['code-review', 'testing'],
          teamMembers: [
            { id: 'member-1', name: 'Ada', email: 'ada@example.org', role: 'QA' },
            { id: 'member-2', name: 'Alan', email: 'alan@example.org', role: 'QA' },
          ],
        },
      },
    ])
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
