import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { manyTemplates, NO_FILTERS, SAMPLE_TEMPLATES } from '@/entities/template/model'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type TemplateGalleryContext, templateGalleryMachine } from '@machines/template-gallery'
import { GalleryFilters } from './GalleryFilters'
import { GallerySkeleton } from './GallerySkeleton'
import { TemplateGallery } from './TemplateGallery'
import { TemplateList } from './TemplateList'

const meta = { component: TemplateGallery, title: 'Pages/Templates/Gallery' } satisfies Meta<
  typeof TemplateGallery
>
export default meta

const context: TemplateGalleryContext = {
  templates: SAMPLE_TEMPLATES,
  filters: NO_FILTERS,
  favourites: ['storefront'],
  there: false,
  results: [...SAMPLE_TEMPLATES],
  fresh: true,
}
/** The real one answers to the router and the browser's storage. */
const machine = templateGalleryMachine.provide({
  actions: { writeAddress: fn(), keepFavourites: fn(), useTemplate: fn() },
})
const at = storyAt(machine, context, (actor) => <TemplateGallery actor={actor} />)

const thousands = manyTemplates(5000)

export const States = sideBySide(meta, {
  Loading: at(
    'catalogue.loading & address.settled',
    {},
    {
      play: async ({ canvasElement }) =>
        expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6),
    },
  ),
  Listing: at(
    'catalogue.listing & address.settled',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('6 templates found')).toBeVisible()
        await expect(canvas.getByText('None')).toBeVisible()
      },
    },
  ),
  SearchingNarrowsTheList: at(
    'catalogue.listing & address.settled',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('6 templates found')).toBeVisible()
        await expect(canvas.getByText('None')).toBeVisible()
        await userEvent.type(canvas.getByLabelText('Search'), 'fastapi')
        await expect(canvas.getByText('1 template found')).toBeVisible()
        await userEvent.clear(canvas.getByLabelText('Search'))
        await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }))
        await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      },
    },
  ),
  Typing: at('catalogue.listing & address.typing', {
    filters: { ...NO_FILTERS, search: 'sto' },
    results: SAMPLE_TEMPLATES.filter(({ id }) => id === 'storefront'),
  }),
  AsAList: at('catalogue.listing & address.settled', { filters: { ...NO_FILTERS, view: 'list' } }),
  Empty: at(
    'catalogue.empty & address.settled',
    { filters: { ...NO_FILTERS, search: 'cobol' }, results: [] },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('No templates found')).toBeVisible()
      },
    },
  ),
  ClearingTheFiltersShowsAll: walking(
    at(
      'catalogue.empty & address.settled',
      { filters: { ...NO_FILTERS, search: 'cobol' }, results: [] },
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByText('No templates found')).toBeVisible()
          await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
          await expect(canvas.getByText('6 templates found')).toBeVisible()
          await expect(canvas.getByLabelText('Search')).toHaveFocus()
        },
      },
    ),
  ),
  FiveThousand: at(
    'catalogue.listing & address.settled',
    { templates: thousands, results: thousands, fresh: false },
    {
      play: async ({ canvas }) => {
        await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0))
        await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
      },
    },
  ),
})
export const Variants = sideBySide(meta, {
  Filters: {
    render: () => <GalleryFilters filters={NO_FILTERS} onSearch={fn()} onChange={fn()} />,
  },
  Choices: {
    render: () => (
      <GalleryFilters
        filters={{ ...NO_FILTERS, favourites: true, view: 'list' }}
        onSearch={fn()}
        onChange={fn()}
      />
    ),
  },
  Skeleton: { render: () => <GallerySkeleton view="list" /> },
  Cards: {
    render: () => (
      <TemplateList
        templates={SAMPLE_TEMPLATES}
        view="grid"
        favourites={[]}
        fresh={false}
        onUse={fn()}
        onFavourite={fn()}
      />
    ),
  },
})
