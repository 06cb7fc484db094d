import { projectListMachine } from '@machines/project-list'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof projectListMachine> = {
  machine: projectListMachine,
  events: [
    { type: 'filter.change', filter: { search: 'shop' } },
    { type: 'filter.clear' },
    { type: 'view.select', view: 'list' },
  ],
}

describe('project-list', () => {
  itCoversEverything(walk)

  it('filters, clears what is looked for, and keeps the order (PRJ-02)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'filter.change', filter: { search: 'shop', type: 'api' } })
    actor.send({ type: 'filter.change', filter: { sort: 'name' } })
    expect(actor.getSnapshot().context.filter).toEqual({ search: 'shop', type: 'api', sort: 'name' })
    actor.send({ type: 'filter.clear' })
    expect(actor.getSnapshot().context.filter).toEqual({ search: '', type: 'all', sort: 'name' })
  })
})
