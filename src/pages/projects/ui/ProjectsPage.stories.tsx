import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { type Project, projects, SAMPLE_PROJECTS } from '@/entities/project/model'
import { projectDownloadMachine } from '@/features/download-project'
import { NewProjectProvider } from '@/features/new-project'
import { snapshotAt, withEntries } from '@/shared/lib/story'
import { ProjectItem } from './ProjectItem'
import { ProjectsPage } from './ProjectsPage'

const meta = { component: ProjectsPage, title: 'Pages/Projects/Page' } satisfies Meta<typeof ProjectsPage>
export default meta

const signedIn = (page: ReactNode) => <SessionProvider session={SAMPLE_SESSION}>{page}</SessionProvider>

function Page() {
  return signedIn(
    <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
      <ProjectsPage />
    </NewProjectProvider>,
  )
}

export const Samples: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Open Field Notes API' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Project URL is not available.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Storefront' }))
    await expect(await screen.findByLabelText('Project name')).toHaveValue('Storefront')
  },
}
export const Filtered: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await canvas.findByText('2 sample projects')
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'api')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.getByText('1 of 2 projects')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search'), 'nothing like it')
    await expect(canvas.getByRole('heading', { name: 'No projects found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByLabelText('Search')).toHaveFocus()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'name')
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Field Notes API')
  },
}
export const AsAList: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
    const table = await canvas.findByRole('table', { name: 'Projects' })
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((header) => header.textContent)
    await waitFor(() => expect(names()).toEqual(['Field Notes API', 'Storefront']))
    await userEvent.click(within(table).getByRole('button', { name: 'Updated' }))
    await expect(within(table).getByRole('columnheader', { name: 'Updated' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(within(table).getByRole('button', { name: 'Name' }))
    await userEvent.click(within(table).getByRole('button', { name: 'Name' }))
    await expect(names()).toEqual(['Storefront', 'Field Notes API'])
    // The field decides again once it is used.
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'name')
    await expect(names()).toEqual(['Field Notes API', 'Storefront'])
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Field Notes API' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Project URL is not available.')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Storefront' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(await screen.findByLabelText('Project name')).toHaveValue('Storefront')
  },
}
export const DeletedAndBack: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Storefront' }))
    await expect(await canvas.findByText('Storefront was deleted.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getAllByRole('article')[1]).toHaveAccessibleName('Storefront')
  },
}
export const DamagedProjects: StoryObj = {
  beforeEach: () => {
    const key = `orrery:projects:${SAMPLE_PROFILE.id}`
    localStorage.setItem(key, JSON.stringify({ v: 1, data: [SAMPLE_PROJECTS[0], { id: 7 }] }))
    return () => {
      localStorage.removeItem(key)
      localStorage.removeItem(`${key}:aside`)
    }
  },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all of your projects could be read')).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('Not all of your projects could be read')).toBeNull()
  },
}
const NAMES = ['x'.repeat(200), 'مشروع المتجر الإلكتروني', '🪐'.repeat(60), 'Ada']
export const LongNames: StoryObj = {
  beforeEach: withEntries(
    projects,
    SAMPLE_PROFILE.id,
    // With and without AI tools, with a long description and with none.
    NAMES.map((name, index) => ({
      ...(SAMPLE_PROJECTS[index % 2] as Project),
      id: `project-${index}`,
      name,
      description: index === 0 ? '' : 'Collects notes. '.repeat(index * 9),
      ...(index === 1 ? { aiTools: [] } : {}),
    })),
  ),
  render: () => <Page />,
  play: async ({ canvas }) => {
    await canvas.findByText('4 projects')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const heights = canvas
      .getAllByRole('article')
      .map((card) => Math.round(card.getBoundingClientRect().height))
    await expect(heights).toEqual(heights.map(() => heights[0]))
  },
}
export const AThousand: StoryObj = {
  beforeEach: withEntries(
    projects,
    SAMPLE_PROFILE.id,
    Array.from({ length: 1000 }, (_, index) => ({
      ...(SAMPLE_PROJECTS[0] as Project),
      id: `project-${index}`,
      name: `Project ${index + 1}`,
    })),
  ),
  render: () => <Page />,
  play: async ({ canvas }) => {
    await canvas.findByText('1,000 projects')
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40)
    await expect(
      within(canvas.getByRole('list', { name: 'Projects' })).getAllByRole('listitem')[0],
    ).toHaveAttribute('aria-setsize', '1000')
  },
}
export const OnAPhone: StoryObj = { render: () => <Page />, globals: { viewport: { value: 'phone' } } }

export const AsAListOnAPhone: StoryObj = {
  render: () => <Page />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await canvas.findByRole('table', { name: 'Projects' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const [storefront] = SAMPLE_PROJECTS as [Project]
export const ItemDownloadFailed: StoryObj = {
  parameters: {
    snapshots: [
      snapshotAt(projectDownloadMachine, 'failed', { question: 'project', answer: null, failure: null }),
    ],
  },
  render: () => signedIn(<ProjectItem project={storefront} onEdit={fn()} onDelete={fn()} />),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download project. Please try again.'),
}
