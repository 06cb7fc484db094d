import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import {
  DEFAULT_PROJECT_CONFIG,
  type Project,
  SAMPLE_PROJECTS,
  storedConfiguration,
} from '@/entities/project/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { chosenWorkspace } from '@/shared/lib/workplace'
import { CreateProjectPage } from './CreateProjectPage'
import { CreateProjectSkeleton } from './CreateProjectSkeleton'
import { Download } from './Download'
import { NewProjectDialog } from './NewProjectDialog'
import { TemplateWizardPage, StackWizardPage } from './WizardPage'

const meta = {
  component: CreateProjectPage,
  title: 'Pages/Create Project/Page',
  parameters: { path: '/create-project' },
} satisfies Meta<typeof CreateProjectPage>
export default meta
type Story = StoryObj<typeof meta>

const signedIn = (page: ReactNode, profile = SAMPLE_PROFILE) => (
  <SessionProvider session={fixedSession({ status: 'signedIn', profile, fallback: false })}>
    {page}
  </SessionProvider>
)

/** Until it is known who is here. */
export const Skeleton: Story = {
  render: () => (
    <SessionProvider session={fixedSession({ status: 'loading', user: null })}>
      <CreateProjectPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create a project')
    await expect(canvas.getByRole('status', { name: 'Checking your account' })).toBeVisible()
    await expect(document.title).toBe('Create a project · Orrery')
  },
}
export const SkeletonAlone: Story = { render: () => <CreateProjectSkeleton /> }
export const ReadingB: Story = {
  render: () => signedIn(<CreateProjectPage />),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled(),
}
export const ReadingA: Story = {
  parameters: { path: '/create-project?wizard=a' },
  render: () => signedIn(<CreateProjectPage />),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('group', { name: 'Project type' })).toBeVisible(),
}
/** The account may read the projects of the chosen workspace and change none. */
export const Viewer: Story = {
  beforeEach() {
    const stored = forUser(chosenWorkspace, SAMPLE_PROFILE.id)
    browserStorage.write(stored, { id: 'team', name: 'Night Sky', readOnly: true })
    return () => browserStorage.remove(stored)
  },
  render: () => signedIn(<CreateProjectPage />),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { name: 'You cannot create projects in this workspace' }),
    ).toBeVisible(),
}
export const FromATemplate: Story = {
  parameters: { path: '/create-project?template=ml-api' },
  render: () => signedIn(<CreateProjectPage />),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('radio', { name: /^AI\/ML project/ })).toBeChecked(),
}
export const LinkEditedByHand: Story = {
  parameters: { path: '/create-project?wizard=b&name=Night+Sky&frontend=Elm' },
  render: () => signedIn(<CreateProjectPage />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this link could not be read')).toBeVisible()
    await expect(canvas.getByLabelText('Project name')).toHaveValue('Night Sky')
  },
}
export const LockedAccount: Story = {
  render: () => signedIn(<CreateProjectPage />, { ...SAMPLE_PROFILE, status: 'locked' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Account is locked. Please contact support.'),
}
export const PageOfA: Story = { render: () => signedIn(<TemplateWizardPage profile={SAMPLE_PROFILE} />) }
export const PageOfBFromTheConfigurator: Story = {
  beforeEach: () => {
    browserStorage.write(storedConfiguration, { ...DEFAULT_PROJECT_CONFIG, name: 'Configured' })
  },
  render: () => signedIn(<StackWizardPage profile={SAMPLE_PROFILE} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Project name')).toHaveValue('Configured')
    await expect(browserStorage.read(storedConfiguration)).toBeNull()
  },
}

const closed = fn()
const modalOpens = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'New Project' })).toBeVisible())
export const Modal: Story = {
  render: () => signedIn(<NewProjectDialog onClose={closed} />),
  play: modalOpens,
}
export const ModalOnAPhone: Story = { ...Modal, globals: { viewport: { value: 'phone' } } }
export const ModalAsksBeforeItLosesSomething: Story = {
  ...Modal,
  play: async () => {
    await modalOpens()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auto-save' }))
    await userEvent.type(screen.getByLabelText('Project name'), 'Night Sky')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(closed).not.toHaveBeenCalled()
    await expect(screen.getByLabelText('Project name')).toHaveValue('Night Sky')
  },
}

const [project] = SAMPLE_PROJECTS as [Project]
export const DownloadOfTheProject: Story = {
  render: () => signedIn(<Download project={project} />),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Download Code' })).toBeEnabled(),
}
