import { manyTemplates, NO_FILTERS, SAMPLE_TEMPLATES } from '@/entities/template/model'
import { templateGalleryMachine } from '@machines/template-gallery'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'
import { processorTime } from '../../tests/support/processor-time'

const template = SAMPLE_TEMPLATES[0] as (typeof SAMPLE_TEMPLATES)[number]
const walk: Walk<typeof templateGalleryMachine> = {
  machine: templateGalleryMachine,
  equivalent: {
    'catalogue.loading: after LOAD_DELAY leads to "empty"': 'with results, empty goes on to listing at once',
    'catalogue.loading: always leads to "empty"': 'with results, empty goes on to listing at once',
  },
  input: { templates: SAMPLE_TEMPLATES, filters: NO_FILTERS, favourites: [] },
  events: [
    { type: 'search.change', value: 'react' },
    { type: 'search.change', value: 'cobol' },
    { type: 'filter.change', change: { category: 'api' } },
    { type: 'filters.clear' },
    { type: 'address.change', filters: { ...NO_FILTERS, search: 'python' } },
    { type: 'favourite.toggle', id: template.id },
    { type: 'favourites.change', ids: [] },
    { type: 'template.use', template },
  ],
  key: ({ context }) => context.results.length > 0,
  unreachable: {
    'template-gallery.catalogue.loading --always--> template-gallery.catalogue.listing #0':
      'a page that came with its cards begins so, in a journey of its own',
  },
}

/** The gallery after its load delay. */
function loaded(input: Partial<typeof walk.input> = {}) {
  const bench = startBench({ ...walk, input: { ...(walk.input as object), ...input } as typeof walk.input })
  bench.clock.increment(1000)
  return bench
}

describe('template-gallery', () => {
  itCoversEverything(walk)

  it('loads for exactly one second (TPL-03)', () => {
    const { actor, clock } = startBench(walk)
    clock.increment(999)
    expect(actor.getSnapshot().matches({ catalogue: 'loading' })).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches({ catalogue: 'listing' })).toBe(true)
  })

  it('lists at once what came with the page, without letting the cards appear', () => {
    const { actor } = startBench({ ...walk, input: { ...walk.input, there: true } as typeof walk.input })
    expect(actor.getSnapshot().matches({ catalogue: 'listing' })).toBe(true)
    expect(actor.getSnapshot().context.fresh).toBe(false)
  })

  it('tells the address once the search pauses, and every choice at once', () => {
    const { actor, clock, actions } = loaded()
    actor.send({ type: 'search.change', value: 'r' })
    clock.increment(399)
    actor.send({ type: 'search.change', value: 're' })
    clock.increment(399)
    expect(actions.writeAddress).not.toHaveBeenCalled()
    clock.increment(1)
    expect(actions.writeAddress).toHaveBeenLastCalledWith({
      filters: { ...NO_FILTERS, search: 're' },
      replace: true,
    })
    actor.send({ type: 'search.change', value: 'rest' })
    actor.send({ type: 'filter.change', change: { category: 'api' } })
    clock.increment(5000)
    expect(actions.writeAddress).toHaveBeenCalledTimes(2)
    expect(actions.writeAddress).toHaveBeenLastCalledWith({
      filters: { ...NO_FILTERS, search: 'rest', category: 'api' },
      replace: false,
    })
  })

  it('follows the address without writing it again', () => {
    const { actor, actions } = loaded()
    actor.send({ type: 'address.change', filters: { ...NO_FILTERS, level: 'Advanced' } })
    expect(actor.getSnapshot().context.results.map(({ id }) => id)).toEqual([
      'storefront',
      'sentiment-service',
    ])
    expect(actions.writeAddress).not.toHaveBeenCalled()
  })

  it('clears search, category, level and favourites, and keeps how things are arranged (TPL-04)', () => {
    const filters = { ...NO_FILTERS, search: 'cobol', sort: 'name', view: 'list', favourites: true } as const
    const { actor } = loaded({ filters })
    expect(actor.getSnapshot().matches({ catalogue: 'empty' })).toBe(true)
    actor.send({ type: 'filters.clear' })
    expect(actor.getSnapshot().context.filters).toEqual({ ...NO_FILTERS, sort: 'name', view: 'list' })
    expect(actor.getSnapshot().matches({ catalogue: 'listing' })).toBe(true)
  })

  it('keeps favourites and filters by them (TPL-08)', () => {
    const { actor, actions } = loaded()
    actor.send({ type: 'favourite.toggle', id: 'rest-service' })
    expect(actions.keepFavourites).toHaveBeenLastCalledWith({ ids: ['rest-service'] })
    actor.send({ type: 'filter.change', change: { favourites: true } })
    expect(actor.getSnapshot().context.results.map(({ id }) => id)).toEqual(['rest-service'])
    actor.send({ type: 'favourites.change', ids: [] })
    expect(actor.getSnapshot().matches({ catalogue: 'empty' })).toBe(true)
    actor.send({ type: 'favourite.toggle', id: 'rest-service' })
    actor.send({ type: 'favourite.toggle', id: 'rest-service' })
    expect(actions.keepFavourites).toHaveBeenLastCalledWith({ ids: [] })
  })

  it('hands on the template that is used (TPL-06)', () => {
    const { actor, actions } = loaded()
    actor.send({ type: 'template.use', template })
    expect(actions.useTemplate).toHaveBeenCalledWith({ template })
  })

  it('answers a key within a frame with 5,000 templates', () => {
    const { actor } = loaded({ templates: manyTemplates(5000) })
    actor.send({ type: 'search.change', value: 'd' })
    const used = processorTime()
    for (const value of ['da', 'das', 'dash', 'dashb', 'dashbo']) actor.send({ type: 'search.change', value })
    expect(used() / 5).toBeLessThan(50)
    expect(actor.getSnapshot().context.results.length).toBeGreaterThan(800)
  })
})

// As the documents have it (TPL-01 to TPL-08).
describe('template-gallery, as people see it', () => {
  const journey = journeysOf(walk)
  const loadedGallery = (name: string) => journey(name).wait(1000)
  const listing = { catalogue: 'listing', address: 'settled' }
  const empty = { catalogue: 'empty', address: 'settled' }
  const search = (value: string) => ({ type: 'search.change', value }) as const
  const ids = (...names: string[]) => names.map((id) => expect.objectContaining({ id }))

  journey('six skeletons for one second, then the list')
    .wait(999)
    .expect({ state: { catalogue: 'loading', address: 'settled' } })
    .wait(1)
    .expect({ state: listing, context: { fresh: true, filters: NO_FILTERS } })

  journey('what is looked for while it loads counts')
    .send(search('cobol'))
    .expect({ state: { catalogue: 'loading', address: 'typing' } })
    .wait(400)
    .wait(600)
    .expect({ state: empty, context: { results: [] } })

  loadedGallery('a search shows what matches at once, and the address follows when typing pauses')
    .send(search('cobol'))
    .expect({ state: { catalogue: 'empty', address: 'typing' }, context: { results: [], fresh: false } })
    .wait(399)
    .expect({ did: { writeAddress: null } })
    .wait(1)
    .expect({
      state: empty,
      did: { writeAddress: { filters: { ...NO_FILTERS, search: 'cobol' }, replace: true } },
    })

  loadedGallery('a filter is written to the address at once, as a step that Back undoes')
    .send(search('rest'), { type: 'filter.change', change: { category: 'api' } })
    .expect({
      state: listing,
      did: { writeAddress: { filters: { ...NO_FILTERS, search: 'rest', category: 'api' }, replace: false } },
    })

  loadedGallery('Clear Filters shows everything again and says so in the address')
    .send(search('cobol'), { type: 'filters.clear' })
    .expect({
      state: listing,
      context: { filters: NO_FILTERS },
      did: { writeAddress: { filters: NO_FILTERS, replace: false } },
    })

  loadedGallery('Back in the browser shows what the address says, without writing it')
    .send(search('cobol'), { type: 'address.change', filters: { ...NO_FILTERS, level: 'Advanced' } })
    .wait(1000)
    .expect({
      state: listing,
      context: { filters: { level: 'Advanced', search: '' } },
      did: { writeAddress: null },
    })

  loadedGallery('a favourite is kept, and looked for')
    .send({ type: 'favourite.toggle', id: 'rest-service' })
    .expect({ did: { keepFavourites: { ids: ['rest-service'] } } })
    .send({ type: 'filter.change', change: { favourites: true } })
    .expect({ context: { results: ids('rest-service') } })
    .send({ type: 'favourite.toggle', id: 'rest-service' })
    .expect({ state: empty, did: { keepFavourites: { ids: [] } } })

  loadedGallery('favourites of another tab are followed, and not kept again')
    .send(
      { type: 'favourites.change', ids: ['rest-service'] },
      { type: 'filter.change', change: { favourites: true } },
    )
    .expect({ context: { results: ids('rest-service') }, did: { keepFavourites: null } })

  loadedGallery('Use Template hands it on')
    .send({ type: 'template.use', template })
    .expect({ did: { useTemplate: { template } } })

  loadedGallery(
    'what the address says is not a filter that somebody chose: the cards still appear one by one',
  )
    .send({ type: 'address.change', filters: NO_FILTERS })
    .expect({ context: { fresh: true } })
    .send(search('rest'))
    .expect({ context: { fresh: false } })
})
