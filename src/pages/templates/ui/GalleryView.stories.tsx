import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { activeFilters, NO_FILTERS, SAMPLE_TEMPLATES } from '@/entities/template/model'
import { type Canvas, type View, viewMatchesMachine } from '@/shared/lib/story'
import { type TemplateGalleryContext, templateGalleryMachine } from '@machines/template-gallery'
import { TemplateGallery } from './TemplateGallery'

const meta = { component: TemplateGallery, title: 'pages/templates/template-gallery/paths' } satisfies Meta<
  typeof TemplateGallery
>
export default meta

const filters = (canvas: Canvas, context: TemplateGalleryContext) => {
  expect(canvas.getByLabelText('Search')).toHaveValue(context.filters.search)
  const active = activeFilters(context.filters)
  expect(canvas.getByText(/^Active filters:/)).toHaveTextContent(
    `Active filters: ${active.length > 0 ? active.join(', ') : 'None'}`,
  )
}
const found = ({ results }: TemplateGalleryContext) =>
  `${results.length} ${results.length === 1 ? 'template' : 'templates'} found`

const view: View<typeof templateGalleryMachine> = {
  input: { templates: SAMPLE_TEMPLATES, filters: NO_FILTERS, favourites: [] },
  events: [
    { type: 'search.change', value: 'fastapi' },
    { type: 'search.change', value: 'cobol' },
    { type: 'filter.change', change: { category: 'api' } },
    { type: 'filters.clear' },
    { type: 'address.change', filters: { ...NO_FILTERS, level: 'Advanced' } },
    { type: 'favourites.change', ids: ['storefront'] },
  ],
  key: ({ context }) => context.results.length > 0,
  offers: (context, event) => event.type !== 'filters.clear' || activeFilters(context.filters).length > 0,
  render: (actor) => <TemplateGallery actor={actor} />,
  gestures: {
    'search.change': (canvas, { value }) =>
      fireEvent.change(canvas.getByLabelText('Search'), { target: { value } }),
    'filter.change': (canvas, { change }) =>
      fireEvent.change(canvas.getByLabelText('Category'), { target: { value: change.category } }),
    'filters.clear': 'elsewhere',
    'address.change': 'elsewhere',
    'favourites.change': 'elsewhere',
    'favourite.toggle': 'elsewhere',
    'template.use': 'elsewhere',
  },
  shows: {
    'catalogue.loading': (canvas, context) => {
      filters(canvas, context)
      expect(canvas.getByRole('status')).toHaveTextContent('Loading templates')
      expect(canvas.queryByRole('article')).toBeNull()
    },
    'catalogue.listing': (canvas, context) => {
      filters(canvas, context)
      expect(canvas.getByRole('status')).toHaveTextContent(found(context))
      expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
    },
    'catalogue.empty': (canvas, context) => {
      filters(canvas, context)
      expect(canvas.getByText('No templates found')).toBeVisible()
      expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeEnabled()
    },
    'address.settled': () => undefined,
    'address.typing': () => undefined,
  },
}

export const Paths = viewMatchesMachine(templateGalleryMachine, view)
