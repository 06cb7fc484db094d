import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { SessionProvider } from '@/features/session'
import { actorAt, snapshotAt } from '@/shared/lib/story'
import { projectDownloadMachine } from '@machines/project-download'
import { sessionMachine } from '@machines/session'
import { ProjectItem } from './ProjectItem'
import { ProjectsPage } from './ProjectsPage'

const meta = { component: ProjectsPage, title: 'pages/projects' } satisfies Meta<typeof ProjectsPage>
export default meta

export const Samples: StoryObj = {
  render: () => (
    <SessionProvider
      actor={actorAt(sessionMachine, 'signedIn.ready', { user: null, profile: SAMPLE_PROFILE, error: null })}
    >
      <ProjectsPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Open Field Notes API' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Project URL is not available.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Storefront' }))
    await expect(await screen.findByLabelText('Project Name')).toHaveValue('Storefront')
  },
}

const [storefront] = SAMPLE_PROJECTS as [Project]
export const ItemDownloadFailed: StoryObj = {
  parameters: { snapshots: [snapshotAt(projectDownloadMachine, 'failed', { kind: 'code', fileName: null })] },
  render: () => <ProjectItem project={storefront} onEdit={fn()} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download project code. Please try again.'),
}
