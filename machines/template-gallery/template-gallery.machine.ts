// The template gallery: loading, listing, empty; beside it whether the address still waits for the search to settle.
// Rendered by /templates (pages/templates).
// Covers TPL-01 to TPL-08.
import { assertEvent, assign, setup } from 'xstate'
import { findTemplates, type GalleryFilters, NO_FILTERS, type Template } from '@/entities/template/model'

export interface TemplateGalleryInput {
  templates: readonly Template[]
  /** The filters from the address. */
  filters: GalleryFilters
  /** Ids of the favourites. */
  favourites: readonly string[]
  /** The page came with its cards: nothing is waited for. */
  there?: boolean
}

export interface TemplateGalleryContext extends Required<TemplateGalleryInput> {
  /** The matching templates, in order. */
  results: Template[]
  /** Until something is filtered: only the first list appears one card after the other. */
  fresh: boolean
}

export type TemplateGalleryEvent =
  | { type: 'search.change'; value: string }
  | { type: 'filter.change'; change: Partial<Omit<GalleryFilters, 'search'>> }
  | { type: 'filters.clear' }
  | { type: 'address.change'; filters: GalleryFilters }
  | { type: 'favourite.toggle'; id: string }
  | { type: 'favourites.change'; ids: readonly string[] }
  | { type: 'template.use'; template: Template }

/** The changes, and what matches because of them. */
function listed(context: TemplateGalleryContext, changes: Partial<TemplateGalleryInput>) {
  const { templates, filters, favourites } = { ...context, ...changes }
  return { ...changes, results: findTemplates(templates, filters, favourites) }
}

export const templateGalleryMachine = setup({
  types: {
    context: {} as TemplateGalleryContext,
    events: {} as TemplateGalleryEvent,
    input: {} as TemplateGalleryInput,
  },
  actions: {
    setSearch: assign(({ context, event }) => {
      assertEvent(event, 'search.change')
      return { ...listed(context, { filters: { ...context.filters, search: event.value } }), fresh: false }
    }),
    setFilters: assign(({ context, event }) => {
      assertEvent(event, 'filter.change')
      return { ...listed(context, { filters: { ...context.filters, ...event.change } }), fresh: false }
    }),
    /** The document's three, and the favourites, which empty a list just as well. */
    clearFilters: assign(({ context }) => {
      const { sort, view } = context.filters
      return { ...listed(context, { filters: { ...NO_FILTERS, sort, view } }), fresh: false }
    }),
    readAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.change')
      return listed(context, { filters: event.filters })
    }),
    toggleFavourite: assign(({ context, event }) => {
      assertEvent(event, 'favourite.toggle')
      const known = context.favourites.includes(event.id)
      const favourites = known
        ? context.favourites.filter((id) => id !== event.id)
        : [...context.favourites, event.id]
      return listed(context, { favourites })
    }),
    setFavourites: assign(({ context, event }) => {
      assertEvent(event, 'favourites.change')
      return listed(context, { favourites: event.ids })
    }),
    /** Keeps the favourites in the browser. */
    keepFavourites: (_, _params: { ids: readonly string[] }) => {
      throw new Error('keepFavourites is not provided')
    },
    /** Makes the address say the filters: `replace` while typing, else as a step that Back undoes. */
    writeAddress: (_, _params: { filters: GalleryFilters; replace: boolean }) => {
      throw new Error('writeAddress is not provided')
    },
    /** TPL-06: stores the template and goes to the wizard. */
    useTemplate: (_, _params: { template: Template }) => {
      throw new Error('useTemplate is not provided')
    },
  },
  guards: {
    isThere: ({ context }) => context.there,
    hasResults: ({ context }) => context.results.length > 0,
    hasNone: ({ context }) => context.results.length === 0,
  },
  delays: {
    /** D2 §9 */
    LOAD_DELAY: 1000,
    /** Ours: one entry in the address per pause, not per key. */
    ADDRESS_PAUSE: 400,
  },
}).createMachine({
  id: 'template-gallery',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    there: input.there ?? false,
    results: findTemplates(input.templates, input.filters, input.favourites),
    fresh: !input.there,
  }),
  type: 'parallel',
  on: {
    'favourite.toggle': {
      actions: [
        'toggleFavourite',
        { type: 'keepFavourites', params: ({ context }) => ({ ids: context.favourites }) },
      ],
    },
    'favourites.change': { actions: 'setFavourites' },
    'template.use': {
      actions: { type: 'useTemplate', params: ({ event }) => ({ template: event.template }) },
    },
  },
  states: {
    catalogue: {
      initial: 'loading',
      states: {
        loading: { always: { guard: 'isThere', target: 'listing' }, after: { LOAD_DELAY: 'listing' } },
        listing: { always: { guard: 'hasNone', target: 'empty' } },
        empty: { always: { guard: 'hasResults', target: 'listing' } },
      },
    },
    address: {
      initial: 'settled',
      on: {
        'search.change': { target: '.typing', actions: 'setSearch' },
        'filter.change': {
          target: '.settled',
          actions: [
            'setFilters',
            {
              type: 'writeAddress',
              params: ({ context }) => ({ filters: context.filters, replace: false }),
            },
          ],
        },
        'filters.clear': {
          target: '.settled',
          actions: [
            'clearFilters',
            {
              type: 'writeAddress',
              params: ({ context }) => ({ filters: context.filters, replace: false }),
            },
          ],
        },
        'address.change': { target: '.settled', actions: 'readAddress' },
      },
      states: {
        settled: {},
        typing: {
          after: {
            ADDRESS_PAUSE: {
              target: 'settled',
              actions: {
                type: 'writeAddress',
                params: ({ context }) => ({ filters: context.filters, replace: true }),
              },
            },
          },
        },
      },
    },
  },
})
