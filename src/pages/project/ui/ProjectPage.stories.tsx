import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import {
  type ActivityKind,
  type Project,
  SAMPLE_PROJECTS,
  projects,
  storedActivity,
} from '@/entities/project/model'
import { documentHistoryMachine } from '@/features/document-history'
import { CodeSkeleton } from '@/features/explore-code'
import { documentLinksMachine } from '@/features/share-link'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { snapshotAt, storyAt, withEntries } from '@/shared/lib/story'
import { projectDuplicateMachine } from '../model/duplicate'
import { DuplicateMessage } from './DuplicateMessage'
import { ProjectActivity } from './ProjectActivity'
import ProjectHistory from './ProjectHistory'
import { ProjectLinks } from './ProjectLinks'
import { ProjectMenu } from './ProjectMenu'
import { ProjectOverview } from './ProjectOverview'
import { ProjectPage } from './ProjectPage'
import { ProjectSkeleton } from './ProjectSkeleton'

const meta = {
  component: ProjectPage,
  title: 'Pages/Project/Page',
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route path="/projects/:id" element={<ProjectPage />} />
      </Routes>
    </SessionProvider>
  ),
} satisfies Meta<typeof ProjectPage>
export default meta
type Story = StoryObj<typeof meta>

const duplicated = fn()

export const OpensOnRunIt: Story = {
  parameters: { path: '/projects/sample-storefront' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Run it' })).toBeVisible()
  },
}
export const Code: Story = {
  parameters: { path: '/projects/sample-storefront?tab=code' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Storefront' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download Code' })).toBeEnabled()
    await expect(canvas.getByRole('tab', { name: 'Code', selected: true })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Generated code' })).toBeVisible()
  },
}
export const History: Story = {
  parameters: {
    snapshots: [
      snapshotAt(documentHistoryMachine, 'answered', {
        question: { workspace: SAMPLE_PROFILE.id, kind: 'project', id: 'sample-storefront' },
        answer: [],
        failure: null,
      }),
    ],
  },
  render: () => <ProjectHistory workplace={SAMPLE_PROFILE.id} project={SAMPLE_PROJECTS[0] as Project} />,
  play: async ({ canvas }) => expect(await canvas.findByText('No versions yet')).toBeVisible(),
}
/** The links are read once their panel is opened. */
export const Links: Story = {
  parameters: {
    snapshots: [
      snapshotAt(documentLinksMachine, 'answered', {
        question: { workspace: 'own', kind: 'project', id: 'sample-storefront' },
        answer: { may_share: true, links: [] },
        failure: null,
      }),
    ],
  },
  render: () => (
    <ProjectLinks
      workplace={SAMPLE_PROFILE.id}
      project={{ ...(SAMPLE_PROJECTS[0] as Project), sample: undefined }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No link is open.')).toBeNull()
    await userEvent.click(canvas.getByText('Share by link'))
    await expect(await canvas.findByText('No link is open.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Make a link' })).toBeVisible()
  },
}
export const Overview: Story = {
  parameters: { path: '/projects/sample-storefront?tab=overview' },
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Address' })).toBeVisible(),
}
export const OverviewWithoutAStack: Story = {
  parameters: { path: '/projects/sample-field-notes?tab=overview' },
  play: async ({ canvas }) => expect((await canvas.findAllByText('REST API')).length).toBeGreaterThan(0),
}
export const ActivityEmpty: Story = {
  parameters: { path: '/projects/sample-field-notes?tab=activity' },
  play: async ({ canvas }) => expect(await canvas.findByText('No activity yet')).toBeVisible(),
}
const happened = (projectId: string, activity: [ActivityKind, string][]) => () => {
  const kept = forUser(storedActivity, SAMPLE_PROFILE.id)
  browserStorage.write(
    kept,
    activity.map(([kind, at]) => ({ projectId, kind, at })),
  )
  return () => browserStorage.remove(kept)
}
export const Activity: Story = {
  parameters: { path: '/projects/sample-storefront?tab=activity' },
  beforeEach: happened('sample-storefront', [
    ['downloaded-code', '2026-11-22T11:59:40Z'],
    ['edited', '2026-11-22T11:20:00Z'],
    ['duplicated', '2026-11-20T12:00:00Z'],
    ['created', '2026-01-05T12:00:00Z'],
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Code downloaded')
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Code downloadedjust now',
      'Edited40 minutes ago',
      'Duplicated2 days ago',
      'CreatedJan 5, 2026',
    ])
  },
}
export const UnknownTab: Story = {
  parameters: { path: '/projects/sample-storefront?tab=nothing' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible(),
}
const named = (name: string) =>
  withEntries(projects, SAMPLE_PROFILE.id, [
    { ...(SAMPLE_PROJECTS[0] as Project), id: 'named', name, description: name },
  ])
const NAMED = { path: '/projects/named?tab=overview' }
export const LongName: Story = { parameters: NAMED, beforeEach: named('x'.repeat(200)) }
export const ArabicName: Story = { parameters: NAMED, beforeEach: named('متجر المرصد '.repeat(8)) }
export const EmojiName: Story = { parameters: NAMED, beforeEach: named('🔭🪐🚀'.repeat(30)) }
export const OnAPhone: Story = {
  parameters: { path: '/projects/sample-storefront' },
  globals: { viewport: { value: 'phone' } },
}
export const Menu: Story = {
  parameters: { path: '/projects/sample-storefront?tab=overview' },
  render: () => <ProjectMenu name="Storefront" onEdit={fn()} onDuplicate={duplicated} onDelete={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Storefront' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await expect(duplicated).toHaveBeenCalled()
  },
}

const copy = { ...(SAMPLE_PROJECTS[0] as Project), id: 'copy', name: 'Storefront copy' }
const at = storyAt(projectDuplicateMachine, { question: null, answer: null, failure: null }, (actor) => (
  <DuplicateMessage actor={actor} />
))
export const DuplicateAsking = at('asking')
export const DuplicateAnswered = at(
  'answered',
  { answer: copy },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Open the copy' })).toHaveAttribute('href', '/projects/copy'),
  },
)
export const DuplicateFailed = at('failed', {
  failure: {
    message: 'This browser’s storage is full, so it could not save Storefront copy.',
    kind: 'storage',
  },
})
export const Facts: Story = { render: () => <ProjectOverview project={SAMPLE_PROJECTS[0] as Project} /> }
export const ActivityAlone: Story = {
  render: () => <ProjectActivity userId="nobody" project={SAMPLE_PROJECTS[0] as Project} />,
}
export const Loading: Story = {
  render: () => (
    <ProjectSkeleton>
      <CodeSkeleton />
    </ProjectSkeleton>
  ),
}
export const Unknown: Story = {
  parameters: { path: '/projects/nothing' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Project not found in this browser' })).toBeVisible(),
}
