import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  DEFAULT_PROJECT_CONFIG,
  type Draft,
  NO_FILTER,
  type Project,
  SAMPLE_PROJECTS,
} from '@/entities/project/model'
import { NewProjectProvider } from '@/features/new-project'
import { AsideNotices } from './AsideNotices'
import { BookmarksPanel } from './BookmarksPanel'
import { DraftsPanel } from './DraftsPanel'
import { EmptyProjects } from './EmptyProjects'
import { ListControls } from './ListControls'
import { ProjectTable } from './ProjectTable'
import { StatsCards } from './StatsCards'

const meta = { title: 'Pages/Projects/List', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const [storefront] = SAMPLE_PROJECTS as [Project]
const thousands = Array.from({ length: 10_000 }, (_, index) => ({
  ...storefront,
  id: `project-${index}`,
  name: `Project ${index + 1}`,
}))

export const Listing: Story = {
  render: () => <ListControls filter={NO_FILTER} view="list" onFilterChange={fn()} onViewSelect={fn()} />,
}

export const Stats: Story = {
  render: () => <StatsCards projects={thousands} now={Date.UTC(2026, 0, 15)} />,
  play: async ({ canvas }) => expect(canvas.getByText('10,000')).toBeVisible(),
}
const filtered = fn()
export const Controls: Story = {
  render: () => <ListControls filter={NO_FILTER} view="grid" onFilterChange={filtered} onViewSelect={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'a')
    await expect(filtered).toHaveBeenLastCalledWith({ search: 'a' })
  },
}
export const None: Story = {
  render: () => (
    <NewProjectProvider mayCreate dialog={() => null}>
      <EmptyProjects />
    </NewProjectProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'New Project' })).toBeEnabled(),
}
export const NoneMatches: Story = { render: () => <EmptyProjects onClear={fn()} /> }

const deleted = fn()
const draft: Draft = {
  wizard: 'b',
  id: 'draft-1',
  savedAt: 1_768_467_900_000,
  values: { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' },
}
export const Drafts: Story = {
  render: () => (
    <DraftsPanel
      drafts={[draft, { ...draft, id: 'draft-2', values: { ...DEFAULT_PROJECT_CONFIG, name: '' } }]}
      onDelete={deleted}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Resume Night Sky' })).toHaveAttribute(
      'href',
      '/create-project?wizard=b&draft=draft-1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Delete draft Untitled' }))
    await expect(deleted).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'draft-2' }))
  },
}

export const Bookmarks: Story = {
  render: () => (
    <BookmarksPanel
      bookmarks={[{ id: 'b1', name: 'Vue stack', savedAt: 1_768_467_900_000, link: '?frontend=Vue' }]}
      onDelete={fn()}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Vue stack' })).toHaveAttribute(
      'href',
      '/create-project?frontend=Vue',
    ),
}

export const NothingDamaged: Story = {
  render: () => <AsideNotices userId="user-1" />,
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
}

const edited = fn()
export const Table: Story = {
  render: () => (
    <ProjectTable
      projects={SAMPLE_PROJECTS}
      sort={null}
      onSortChange={fn()}
      onEdit={edited}
      onDelete={deleted}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Storefront' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(edited).toHaveBeenLastCalledWith(storefront)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Storefront' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(deleted).toHaveBeenLastCalledWith(storefront)
  },
}
