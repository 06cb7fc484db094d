import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { searchDocs } from '@/entities/article'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { docsSearchMachine } from '@/features/search-docs'
import { DocsSearch } from './DocsSearch'

const meta = { component: DocsSearch, title: 'Pages/Docs/Search' } satisfies Meta<typeof DocsSearch>
export default meta

const context = { question: '', answer: null, failure: null }
const hits = [
  {
    slug: 'hosting',
    title: 'Hosting Orrery',
    description: 'From one machine to a hosted Supabase project and a static host.',
    group: 'Operation',
  },
]
const search = fn(({ input }: { input: { question: string } }) => searchDocs(input.question))
const machine = docsSearchMachine.provide({ actors: { answer: fromPromise(search) } })
const at = storyAt(machine, context, (actor) => <DocsSearch actor={actor} />)
export const SearchingFindsArticles = at(
  'idle',
  {},
  {
    play: async ({ canvas }) => {
      const box = canvas.getByLabelText('Search the documentation')
      await userEvent.type(box, 'administrator password')
      await waitFor(() => expect(canvas.getByText(/articles? found/)).toBeVisible())
      await expect(canvas.getByRole('link', { name: /Settings of the server/ })).toHaveAttribute(
        'href',
        '/docs/settings-of-the-server',
      )
      await userEvent.keyboard('{Escape}')
      await expect(box).toHaveValue('')
      await expect(canvas.queryByRole('link')).toBeNull()
    },
  },
)
export const Searching = at('asking', { question: 'host' })

export const States = sideBySide(meta, {
  Idle: at('idle', {}),
  Found: at('answered', { question: 'host', answer: hits }),
  Nothing: at(
    'answered',
    { question: 'zebra', answer: [] },
    { play: async ({ canvas }) => expect(canvas.getByText(/No articles found/)).toBeVisible() },
  ),
  Failed: at('failed', {
    question: 'host',
    failure: { kind: 'network', message: 'Network connection error.' },
  }),
})
