import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { NO_FILTER, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { NewProjectProvider } from '@/features/new-project'
import { AsideNotices } from './AsideNotices'
import { firstCards } from '../model/first-cards'
import { EmptyProjects } from './EmptyProjects'
import { FirstCards } from './FirstCards'
import { ListControls } from './ListControls'
import { ProjectsHeader } from './ProjectsHeader'
import { ProjectsPageSkeleton } from './ProjectsPageSkeleton'
import { ProjectTable } from './ProjectTable'
import { ProjectsSkeleton } from './ProjectsSkeleton'
import { StatsCards } from './StatsCards'

const meta = { title: 'Pages/Projects/List', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const [storefront] = SAMPLE_PROJECTS as [Project]
const thousands = Array.from({ length: 10_000 }, (_, index) => ({
  ...storefront,
  id: `project-${index}`,
  name: `Project ${index + 1}`,
  sample: false,
}))
const filtered = fn()

const edited = fn()
const deleted = fn()
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

export const Variants = sideBySide(meta, {
  Listing: {
    render: () => <ListControls filter={NO_FILTER} view="list" onFilterChange={fn()} onViewSelect={fn()} />,
  },
  Stats: {
    render: () => (
      <>
        <StatsCards projects={thousands} now={Date.UTC(2026, 0, 15)} />
        <StatsCards projects={null} now={0} />
      </>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByText('10,000')).toBeVisible()
      await expect(canvas.getAllByText('–')).toHaveLength(4)
    },
  },
  Header: {
    render: () => (
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <ProjectsHeader projects={[{ ...storefront, sample: false }]} openedAt={Date.UTC(2026, 0, 15)} />
      </NewProjectProvider>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible()
    },
  },
  HeaderOfATeam: {
    render: () => (
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <ProjectsHeader projects={[]} openedAt={Date.UTC(2026, 0, 15)} team="Night Sky" />
      </NewProjectProvider>
    ),
    play: async ({ canvas }) =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Projects of Night Sky' })).toBeVisible(),
  },
  Controls: {
    render: () => (
      <ListControls filter={NO_FILTER} view="grid" onFilterChange={filtered} onViewSelect={fn()} />
    ),
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Search'), 'a')
      await expect(filtered).toHaveBeenLastCalledWith({ search: 'a' })
    },
  },
  Loading: { render: () => <ProjectsSkeleton narrowest={288} height={160} /> },
  /** Until the projects are read, the page shows the cards that this browser showed last. */
  ShownLast: {
    render: () => <FirstCards cards={firstCards(SAMPLE_PROJECTS)} />,
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(SAMPLE_PROJECTS.length)
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects')
    },
  },
  PageSkeleton: {
    render: () => (
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <ProjectsPageSkeleton />
      </NewProjectProvider>
    ),
    play: async ({ canvas }) =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Projects'),
  },
  None: {
    render: () => (
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <EmptyProjects />
      </NewProjectProvider>
    ),
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Create your first project' })).toBeEnabled(),
  },
  NoneMatches: { render: () => <EmptyProjects onClear={fn()} /> },
  NothingDamaged: {
    render: () => <AsideNotices userId="user-1" kept />,
    play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
  },
  NothingStored: {
    render: () => <AsideNotices userId="user-1" kept={false} />,
    play: async ({ canvas }) =>
      expect(canvas.getByText('You are signed in until you reload this page')).toBeVisible(),
  },
})
