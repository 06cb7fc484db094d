import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import {
  type Canvas,
  fill,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../tests/support/view-matches-machine'
import { activeFilters, NO_FILTERS, SAMPLE_TEMPLATES, type Template } from '@/entities/template/model'
import { type TemplateGalleryContext, templateGalleryMachine } from '@machines/template-gallery'
import { TemplateGallery } from './TemplateGallery'

const meta = { component: TemplateGallery, title: 'Pages/Templates/Gallery paths' } satisfies Meta<
  typeof TemplateGallery
>
export default meta

const [template] = SAMPLE_TEMPLATES as [Template]

function filters(canvas: Canvas, { filters }: TemplateGalleryContext) {
  expect(canvas.getByLabelText('Search')).toHaveValue(filters.search)
  expect(canvas.getByLabelText('Category')).toHaveValue(filters.category)
  const active = activeFilters(filters)
  expect(canvas.getByText(/^Active filters:/)).toHaveTextContent(active.join(', ') || 'None')
}

const view: View<typeof templateGalleryMachine> = {
  input: { templates: SAMPLE_TEMPLATES, filters: NO_FILTERS, favourites: [] },
  events: [
    { type: 'search.change', value: template.name },
    { type: 'search.change', value: 'cobol' },
    { type: 'filter.change', change: { category: 'api' } },
    { type: 'filters.clear' },
    { type: 'address.change', filters: { ...NO_FILTERS, search: 'python' } },
    { type: 'favourite.toggle', id: template.id },
    { type: 'favourites.change', ids: [] },
    { type: 'template.use', template },
  ],
  key: ({ context }) => context.results.length > 0,
  render: (actor) => <TemplateGallery actor={actor} />,
  gestures: {
    'search.change': (canvas, { value }) => fill(canvas.getByLabelText('Search'), value),
    'filter.change': (canvas, { change }) =>
      fireEvent.change(canvas.getByLabelText('Category'), { target: { value: change.category } }),
    'filters.clear': (canvas) => press(canvas, 'Clear Filters'),
    'address.change': 'elsewhere',
    'favourite.toggle': (canvas) =>
      press(canvas, new RegExp(`^(Add|Remove) ${template.name} (to|from) favourites$`)),
    'favourites.change': 'elsewhere',
    'template.use': (canvas, { template: { name } }) => press(canvas, `Use Template: ${name}`),
  },
  offers: ({ filters, results }, event, value) => {
    const { catalogue } = value as { catalogue: string }
    if (event.type === 'filter.change') return filters.category !== event.change.category
    if (event.type === 'filters.clear')
      return catalogue === 'empty' || (activeFilters(filters).length > 0 && results.length > 0)
    if (event.type === 'favourite.toggle' || event.type === 'template.use')
      return catalogue === 'listing' && results.includes(template)
    return true
  },
  shows: {
    'catalogue.loading': (canvas) => {
      expect(canvas.getAllByText('Loading templates')[0]).toBeVisible()
      expect(canvas.queryAllByRole('article')).toEqual([])
    },
    'catalogue.listing': (canvas, { results, favourites }) => {
      const count = results.length
      expect(canvas.getByText(`${count} ${count === 1 ? 'template' : 'templates'} found`)).toBeVisible()
      const cards = canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
      expect(cards).toEqual(results.map(({ name }) => name))
      const liked = canvas.queryAllByRole('button', { name: /^Remove .* from favourites$/ })
      expect(liked).toHaveLength(results.filter(({ id }) => favourites.includes(id)).length)
    },
    'catalogue.empty': (canvas) => {
      expect(canvas.getByText('No templates found')).toBeVisible()
      expect(canvas.queryAllByRole('article')).toEqual([])
    },
    'address.settled': filters,
    'address.typing': filters,
  },
}

export const Paths = viewMatchesMachine(templateGalleryMachine, view)
