import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderGit2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { sideBySide } from '@/shared/lib/story'
import { chosenWorkspace } from '@/shared/lib/workplace'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, type Profile, SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { exampleService, WorkspaceServiceProvider } from '@/entities/workspace'
import { exampleWorkspaces } from '@/entities/workspace/model'
import { keepProject } from '@/entities/project'
import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { NewProjectProvider } from '@/features/new-project'
import { PageHeader } from '@/shared/ui/page-header'
import { AppBarFrame, AppFooterFrame, RailFrame } from '../AppFrames'
import { HomeLink } from '../HomeLink'
import { LinkGroup } from '../LinkGroup'
import { FOOTER } from '../nav'
import { collapseRail } from '../rail-state'
import { Shell } from '../Shell'
import { AppBar } from './AppBar'
import { AppCrumbs } from './AppCrumbs'
import { AppFooter } from './AppFooter'
import { OfflineLine } from './OfflineLine'
import PhoneSheet from './PhoneSheet'
import { Rail } from './Rail'
import { RailContent } from './RailContent'
import { RailLink } from './RailLink'
import { RecentProjects } from './RecentProjects'
import WorkspaceMenu from './WorkspaceMenu'
import type { SyncShown } from '@machines/sync'
import type { SyncState } from '../../sync/documents-sync'
import { SyncProvider } from '../../sync/SyncProvider'
import type { SyncPort } from '../../sync/sync-port'
import { StayedNotice } from '../StayedNotice'
import { StayedLine } from './StayedLine'
import { SyncLine } from './SyncLine'
import { SyncSign } from './SyncSign'
import { WorkspaceLine } from './WorkspaceLine'
import { WorkspaceSwitch } from './WorkspaceSwitch'

const meta = {
  title: 'Patterns/App workspace',
  parameters: { layout: 'fullscreen', path: '/projects' },
  beforeEach: () => collapseRail(false),
} satisfies Meta
export default meta
type Story = StoryObj

const ADMIN: Profile = { ...SAMPLE_PROFILE, role: 'admin' }
const onSignOut = fn()

function Around({ profile }: { profile: Profile | null }) {
  const session = fixedSession(
    profile ? { status: 'signedIn', profile, fallback: false } : { status: 'loading', user: null },
  )
  return (
    <SessionProvider session={session}>
      <Shell layout="app">The page.</Shell>
    </SessionProvider>
  )
}

const around = (profile: Profile | null): Story => ({ render: () => <Around profile={profile} /> })
/** The browser says that it has no connection, for as long as the story is shown. */
const withoutConnection = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}

export const Offline: Story = {
  ...around(SAMPLE_PROFILE),
  beforeEach: withoutConnection,
  play: async ({ canvas }) => expect(await canvas.findByText('You are offline.')).toBeVisible(),
}
export const OfflineLineAlone: Story = {
  beforeEach: withoutConnection,
  render: () => <OfflineLine />,
}
export const OnAPhone: Story = { ...around(SAMPLE_PROFILE), globals: { viewport: { value: 'phone' } } }
export const PhoneSheetOpen: Story = {
  ...around(ADMIN),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'Open navigation' })
    if (!opener) return
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Workspace' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Diagnostics' })).toBeVisible()
  },
}

const rail = (profile: Profile | null): Story => ({
  render: () => <RailFrame profile={profile} onSignOut={onSignOut} />,
})

const RailOpen: Story = rail(SAMPLE_PROFILE)
export const RailCollapsed: Story = {
  ...rail(ADMIN),
  beforeEach: () => collapseRail(true),
}
export const RailCollapsedNamesWhatIsPointedAt: Story = {
  ...RailCollapsed,
  play: async ({ canvas }) => {
    const templates = await canvas.findByRole('link', { name: 'Templates' })
    await userEvent.hover(templates)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Templates')
  },
}
export const RailOnTheProfile: Story = {
  ...RailOpen,
  parameters: { path: '/profile' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { current: true })).toHaveAccessibleName(/account menu/),
}
export const RailOnANewProject: Story = {
  ...RailOpen,
  parameters: { path: '/create-project' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { current: true })).toHaveTextContent('Projects'),
}
export const RailOnAPageOfThePlatform: Story = {
  ...RailOpen,
  parameters: { path: '/ai-ml-platform/upload-dataset' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { current: true })).toHaveTextContent('AI/ML Platform'),
}
/** Its own line is not among the icons. */
export const IconsOnAProject: Story = {
  parameters: { path: '/projects/sample-storefront' },
  render: () => <RailContent profile={ADMIN} collapsed />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { current: true })).toHaveTextContent('Projects'),
}

/** The owner of the projects that the stories of recent projects store. */
const OWNER: Profile = { ...SAMPLE_PROFILE, id: 'recent-projects-story' }
const NAMES = [
  'A name of two hundred letters '.repeat(7).slice(0, 200),
  'متجر إلكتروني للكتب المستعملة',
  '🪐🔭✨🌌',
  'x',
  'Night Sky',
]

export const RecentProjectsWithHardNames: Story = {
  ...rail(OWNER),
  beforeEach: async () => {
    const [sample] = SAMPLE_PROJECTS
    for (const [index, name] of NAMES.toReversed().entries())
      await keepProject(OWNER.id, { ...(sample as Project), id: `recent-${index}`, name, sample: false })
  },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole('navigation', { name: 'Recent projects' })
    await expect([...recent.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(NAMES)
    await expect(recent.scrollWidth).toBeLessThanOrEqual(recent.clientWidth)
  },
}

export const Bar: Story = {
  parameters: { path: '/settings' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible(),
  render: () => (
    <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
      <AppBarFrame profile={SAMPLE_PROFILE} onSignOut={onSignOut} />
    </NewProjectProvider>
  ),
}
export const BarAboveAPageWithTheButton: Story = {
  ...Bar,
  parameters: { path: '/projects' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'New Project' })).toBeNull(),
}
/** Bars stand alone: the page names its place for every bar of the document. */
export const BarOfATab: Story = {
  ...Bar,
  parameters: { path: '/ai-ml-platform?tab=monitoring' },
  play: async ({ canvas }) => {
    const crumbs = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }))
    await expect(crumbs.getByRole('link')).toHaveTextContent('AI/ML Platform')
    await expect(crumbs.getByText('Monitoring')).toHaveAttribute('aria-current', 'page')
  },
}
export const BarOfAProject: Story = {
  ...Bar,
  parameters: { path: '/projects/storefront' },
  render: (args, context) => (
    <>
      {Bar.render?.(args, context)}
      <main>
        <PageHeader title={'Storefront '.repeat(20)} breadcrumb={[{ label: 'Projects', to: '/projects' }]} />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs).toHaveTextContent('Projects/Storefront')
    await expect(crumbs.scrollWidth).toBeLessThanOrEqual(crumbs.clientWidth)
  },
}
const FooterLine: Story = {
  render: () => (
    <Flex direction="column" justify="flex-end" minHeight="20rem">
      <AppFooterFrame />
    </Flex>
  ),
}
const GroupOfLinks: Story = {
  render: () => <LinkGroup title="Product" links={FOOTER[0]?.links ?? []} />,
}
export const GroupOfLinksOpensAndCloses: Story = {
  ...GroupOfLinks,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Product' })
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(document.body)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const RecentAlone: Story = {
  beforeEach: RecentProjectsWithHardNames.beforeEach,
  render: () => <RecentProjects userId={OWNER.id} />,
}
const onClose = fn()
export const SheetAlone: Story = {
  render: () => <PhoneSheet profile={SAMPLE_PROFILE} onClose={onClose} />,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Workspace' })).toBeVisible()),
}
export const SheetIsClosedByEscape: Story = {
  ...SheetAlone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Workspace' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
}

const switchOf = (options: Partial<Parameters<typeof exampleService>[0]>, collapsed = false): Story => ({
  render: () => (
    <WorkspaceServiceProvider service={exampleService({ userId: SAMPLE_PROFILE.id, ...options })}>
      <Flex as="main" direction="column" width={collapsed ? '3rem' : '13rem'} p="2">
        <WorkspaceSwitch userId={SAMPLE_PROFILE.id} collapsed={collapsed} />
      </Flex>
    </WorkspaceServiceProvider>
  ),
})
export const SwitchOfWorkspaces: Story = {
  ...switchOf({ invited: true }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Switch workspace, now Personal/ })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Night Sky' }))
    await expect(await canvas.findByRole('button', { name: /now Night Sky/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /now Night Sky/ }))
    await screen.findByRole('menuitem', { name: 'Invitation to Tide Tables' })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Personal' }))
    await expect(await canvas.findByRole('button', { name: /now Personal/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '1 invitation' })).toBeVisible()
  },
}
export const SwitchCollapsed: Story = switchOf({ invited: true }, true)
const menuOf = (suspended: boolean, failure: string | null): Story => ({
  render: () => {
    const [personal, sky] = exampleWorkspaces(SAMPLE_PROFILE.id)
    const workspaces = [personal, { ...sky, status: suspended ? 'suspended' : 'active' }]
    return (
      <>
        <button id="opener" type="button">
          Opener
        </button>
        <WorkspaceMenu
          userId={SAMPLE_PROFILE.id}
          workspaces={{
            membership: failure ? null : { workspaces: workspaces as never, invitations: [] },
            current: personal ?? null,
            failure,
            choose: fn(),
          }}
          ids={{ trigger: 'opener', content: 'menu' }}
          open
          byKeyboard={false}
          onClose={fn()}
        />
      </>
    )
  },
  play: async () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible()),
})
export const WorkspacesMenu: Story = menuOf(true, null)
export const WorkspacesNotLoaded: Story = menuOf(false, 'Network connection error.')

export const Variants = sideBySide(meta, {
  SignedIn: {
    ...around(SAMPLE_PROFILE),
    play: async ({ canvas }) => {
      const projects = await canvas.findByRole('link', { name: 'Projects' })
      await expect(projects).toHaveAttribute('aria-current', 'page')
      await expect(canvas.queryByRole('link', { name: 'Diagnostics' })).toBeNull()
      await expect(await canvas.findByRole('button', { name: /account menu, Verified/ })).toBeVisible()
    },
  },
  Administrator: {
    ...around(ADMIN),
    play: async ({ canvas }) =>
      expect(await canvas.findByRole('link', { name: 'Diagnostics' })).toBeVisible(),
  },
  /** The session is on its way: everything that needs no account is there. */
  SessionLoading: {
    ...around(null),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: 'Settings' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /account menu/ })).toBeNull()
    },
  },
  RailCollapsesAndExpands: {
    ...RailOpen,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Collapse navigation' }))
      await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }))
      await expect(canvas.getByRole('button', { name: 'Collapse navigation' })).toBeVisible()
    },
  },
  NoRecentProjects: {
    ...rail(SAMPLE_PROFILE),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: 'Help' })).toBeVisible()
      await expect(canvas.queryByRole('navigation', { name: 'Recent projects' })).toBeNull()
    },
  },
  FooterLine,
  FooterGroupOpen: {
    ...FooterLine,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Support' }))
      await expect(canvas.getByRole('link', { name: 'Terms' })).toBeVisible()
    },
  },
  GroupOfLinks,
  // The parts by themselves.
  Mark: {
    render: () => (
      <Flex gap="6">
        <HomeLink />
        <HomeLink short />
      </Flex>
    ),
  },
  LineOfTheRail: {
    render: () => (
      <Flex direction="column" width="13rem" p="2">
        <RailLink to="/projects" label="Projects" Icon={FolderGit2} />
        <RailLink to="/projects/one" label={NAMES[0] ?? ''} />
      </Flex>
    ),
  },
  RailWithoutFrame: {
    render: () => <Rail profile={ADMIN} collapsed={false} onSignOut={onSignOut} />,
  },
  CrumbsWithoutBar: { parameters: { path: '/settings' }, render: () => <AppCrumbs /> },
  RailContentAlone: { render: () => <RailContent profile={ADMIN} /> },
  BarWithoutFrame: {
    render: () => (
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <Flex as="header">
          <AppBar profile={SAMPLE_PROFILE} onSignOut={onSignOut} />
        </Flex>
      </NewProjectProvider>
    ),
  },
  FooterWithoutFrame: { render: () => <AppFooter /> },
})
export const RailStates = sideBySide(meta, {
  RailOpen,
  RailLoading: rail(null),
})

const portOf = (state: SyncState, calls: Partial<SyncPort> = {}): SyncPort => ({
  getSnapshot: () => state,
  subscribe: () => () => undefined,
  retry: fn(),
  dismiss: fn(),
  dismissShut: fn(),
  ...calls,
})

const signAt = (shown: Partial<SyncShown>): Story => ({
  render: () => {
    const all: SyncShown = { sign: 'saved', waiting: 0, refused: [], failure: null, ...shown }
    const port = portOf({ shown: all, shut: null })
    return (
      <SyncProvider sync={port}>
        <SyncSign />
        <SyncLine />
        <StayedNotice />
      </SyncProvider>
    )
  },
})

const stayedAt = (shown: Partial<SyncShown>, dismiss = fn(), retry = fn()): Story => ({
  render: () => {
    const all: SyncShown = { sign: 'stayed', waiting: 0, refused: [], failure: null, ...shown }
    const port = portOf({ shown: all, shut: null }, { retry, dismiss })
    return (
      <SyncProvider sync={port}>
        <StayedLine />
      </SyncProvider>
    )
  },
  async play({ canvas }) {
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Your work is still in this browser.')
    const again = canvas.queryByRole('button', { name: 'Try again' })
    if (again) {
      await expect(notice).toHaveTextContent('sync-documents-stayed')
      await userEvent.click(again)
      await expect(retry).toHaveBeenCalledOnce()
    } else await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(dismiss).toHaveBeenCalledOnce()
  },
})
/** The account has signed out, and this browser did not remove its work. */
export const WorkThatCouldNotBeRemoved = stayedAt({ failure: 'This browser did not answer in time.' })
/** The account has signed out before everything was saved to it. */
export const WorkThatWasNotSaved = stayedAt({ waiting: 2 })

/** Where the documents of the account are, and what users can do when it does not take them. */
export const SyncSigns = sideBySide(meta, {
  Saved: signAt({}),
  Saving: signAt({ sign: 'saving', waiting: 1 }),
  Offline: signAt({ sign: 'offline', waiting: 3 }),
  Refused: signAt({
    sign: 'attention',
    refused: [{ kind: 'project', id: 'a', message: 'The workspace has no room for more' }],
  }),
  Unreachable: signAt({ sign: 'attention', failure: 'The service did not answer.' }),
})

const dismissShut = fn()
/** The account was removed from a shared workspace whose projects it was reading. */
export const ShutWorkspace: Story = {
  render: () => (
    <SyncProvider sync={portOf({ shown: null, shut: 'Night Sky' }, { dismissShut })}>
      <WorkspaceLine userId={OWNER.id} />
    </SyncProvider>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('You can no longer read “Night Sky”.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(dismissShut).toHaveBeenCalledOnce()
  },
}
/** A viewer learns at once that nothing can be changed. */
export const WorkspaceOfAViewer: Story = {
  beforeEach: () => {
    const stored = forUser(chosenWorkspace, OWNER.id)
    browserStorage.write(stored, { id: 'team', name: 'Night Sky', readOnly: true })
    return () => browserStorage.remove(stored)
  },
  render: () => <WorkspaceLine userId={OWNER.id} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status')).toHaveTextContent('You are a viewer here.'),
}
