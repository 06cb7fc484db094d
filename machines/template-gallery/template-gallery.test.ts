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

  it('lists templates that came with the page at once, without animating the cards', () => {
    const { actor } = startBench({ ...walk, input: { ...walk.input, there: true } as typeof walk.input })
    expect(actor.getSnapshot().matches({ catalogue: 'listing' })).toBe(true)
    expect(actor.getSnapshot().context.fresh).toBe(false)
  })

  it('responds to a key within a frame with 5,000 templates', () => {
    const { actor } = loaded({ templates: manyTemplates(5000) })
    actor.send({ type: 'search.change', value: 'd' })
    const used = processorTime()
    for (const value of ['da', 'das', 'dash', 'dashb', 'dashbo']) actor.send({ type: 'search.change', value })
    expect(used() / 5).toBeLessThan(50)
    expect(actor.getSnapshot().context.results.length).toBeGreaterThan(800)
  })
})

// As the documents have it (TPL-01 to TPL-08).
describe('template-gallery, as users see it', () => {
  const journey = journeysOf(walk)
  const loadedGallery = (name: string) => journey(name).wait(1000)
  const listing = { catalogue: 'listing', address: 'settled' }
  const empty = { catalogue: 'empty', address: 'settled' }
  const search = (value: string) => ({ type: 'search.change', value }) as const
  const ids = (...names: string[]) => names.map((id) => expect.objectContaining({ id }))

  journey('six skeletons for one second, then the list (TPL-03)')
    .wait(999)
    .expect({ state: { catalogue: 'loading', address: 'settled' } })
    .wait(1)
    .expect({ state: listing, context: { fresh: true, filters: NO_FILTERS } })

  journey('a search during loading is applied')
    .send(search('cobol'))
    .expect({ state: { catalogue: 'loading', address: 'typing' } })
    .wait(400)
    .wait(600)
    .expect({ state: empty, context: { results: [] } })

  loadedGallery('a search shows the matches at once, and the URL is updated when typing pauses')
    .send(search('cobol'))
    .expect({ state: { catalogue: 'empty', address: 'typing' }, context: { results: [], fresh: false } })
    .wait(399)
    .expect({ did: { writeAddress: null } })
    .wait(1)
    .expect({
      state: empty,
      did: { writeAddress: { filters: { ...NO_FILTERS, search: 'cobol' }, replace: true } },
    })

  loadedGallery('a filter is written to the URL at once, as a history entry that Back undoes')
    .send(search('rest'), { type: 'filter.change', change: { category: 'api' } })
    .expect({
      state: listing,
      did: { writeAddress: { filters: { ...NO_FILTERS, search: 'rest', category: 'api' }, replace: false } },
    })

  loadedGallery('Clear Filters shows all templates again and updates the URL (TPL-04)')
    .send(search('cobol'), { type: 'filters.clear' })
    .expect({
      state: listing,
      context: { filters: NO_FILTERS },
      did: { writeAddress: { filters: NO_FILTERS, replace: false } },
    })

  loadedGallery('Back in the browser applies the URL without writing it')
    .send(search('cobol'), { type: 'address.change', filters: { ...NO_FILTERS, level: 'Advanced' } })
    .wait(1000)
    .expect({
      state: listing,
      context: { filters: { level: 'Advanced', search: '' } },
      did: { writeAddress: null },
    })

  loadedGallery('a favourite is stored, and can be filtered')
    .send({ type: 'favourite.toggle', id: 'rest-service' })
    .expect({ did: { keepFavourites: { ids: ['rest-service'] } } })
    .send({ type: 'filter.change', change: { favourites: true } })
    .expect({ context: { results: ids('rest-service') } })
    .send({ type: 'favourite.toggle', id: 'rest-service' })
    .expect({ state: empty, did: { keepFavourites: { ids: [] } } })

  loadedGallery('favourites of another tab are followed, and not stored again')
    .send(
      { type: 'favourites.change', ids: ['rest-service'] },
      { type: 'filter.change', change: { favourites: true } },
    )
    .expect({ context: { results: ids('rest-service') }, did: { keepFavourites: null } })

  loadedGallery('Use Template passes the template on (TPL-06)')
    .send({ type: 'template.use', template })
    .expect({ did: { useTemplate: { template } } })

  loadedGallery('a filter from the URL is not a user action: the cards still appear one by one')
    .send({ type: 'address.change', filters: NO_FILTERS })
    .expect({ context: { fresh: true } })
    .send(search('rest'))
    .expect({ context: { fresh: false } })
})
