import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG } from '@orrery/generator/model'
import { sideBySide } from '@/shared/lib/story'
import type { Bookmark, Draft } from '../model/drafts'
import { BookmarkList } from './BookmarkList'
import { DraftList } from './DraftList'
import { SavedItem, SavedList } from './SavedList'

const deleted = fn()
const SAVED_AT = 1_768_467_900_000
const NAMES = ['Night Sky', 'Tide Tables', 'x'.repeat(200), 'Storefront', 'مشروع']

const meta = {
  component: SavedList,
  title: 'Patterns/Saved work',
  parameters: { layout: 'padded' },
  args: {
    title: 'Names',
    empty: 'None',
    children: NAMES.map((name) => (
      <SavedItem
        key={name}
        name={name}
        savedAt={SAVED_AT}
        deleteLabel={`Delete ${name}`}
        onDelete={deleted}
      />
    )),
  },
} satisfies Meta<typeof SavedList>
export default meta
type Story = StoryObj<typeof meta>
const None: Story = { args: { children: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

const draft = (id: string, name: string): Draft => ({
  wizard: 'b',
  id,
  savedAt: SAVED_AT,
  values: { ...DEFAULT_PROJECT_CONFIG, name },
})
const drafts = [draft('draft-1', 'Night Sky'), draft('draft-2', '')]
const resumed = fn()
const DraftsOfAnOpenWizard: Story = {
  render: () => <DraftList drafts={drafts} currentDraft="draft-1" onResume={resumed} onDelete={deleted} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete draft Night Sky' })).toBeNull()
  },
}

const bookmark: Bookmark = { id: 'b1', name: 'Vue stack', savedAt: SAVED_AT, link: '?frontend=Vue' }

export const Variants = sideBySide(meta, {
  NewestFew: {
    play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
  },
  None,
  ShowsAllWhenAsked: {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
      await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
    },
  },
  Drafts: {
    render: () => <DraftList drafts={drafts} onDelete={deleted} />,
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Resume Night Sky' })).toHaveAttribute(
        'href',
        '/create-project?wizard=b&draft=draft-1',
      ),
  },
  DraftsOfAnOpenWizard,
  ResumesAndDeletesADraft: {
    ...DraftsOfAnOpenWizard,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resume Untitled' }))
      await expect(resumed).toHaveBeenLastCalledWith(drafts[1])
      await userEvent.click(canvas.getByRole('button', { name: 'Delete draft Untitled' }))
      await expect(deleted).toHaveBeenLastCalledWith(drafts[1])
    },
  },
  NoDrafts: { render: () => <DraftList drafts={[]} onDelete={deleted} /> },
  Bookmarks: {
    render: () => <BookmarkList bookmarks={[bookmark]} onDelete={deleted} />,
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Vue stack' })).toHaveAttribute(
        'href',
        '/create-project?frontend=Vue',
      ),
  },
  NoBookmarks: { render: () => <BookmarkList bookmarks={[]} onDelete={deleted} /> },
})
