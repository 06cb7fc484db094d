import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import {
  fixedSession,
  type Profile,
  type Session,
  SAMPLE_PROFILE,
  SAMPLE_SESSION,
} from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { ErrorFallback } from '../routes/ErrorFallback'
import { Footer } from './Footer'
import { MobileMenu } from './MobileMenu'
import { PageSkeleton } from '../routes/PageSkeleton'
import { NavigationProgress } from './NavigationProgress'
import { SearchButton } from './SearchButton'
import { Crumbs } from './Crumbs'
import { SecondaryBar } from './SecondaryBar'
import { Shell } from './Shell'
import { SkipLink } from './SkipLink'
import { TopBar } from './TopBar'
import { AccountButton } from './AccountButton'
import AccountMenu from './AccountMenu'

const meta = {
  component: Shell,
  title: 'Patterns/App shell',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj

interface AroundProps {
  profile: Profile | null
  known?: Session
  children: ReactNode
}

function Around({ profile, known = signedOutOr(profile), children }: AroundProps) {
  const session = fixedSession(known)
  return (
    <SessionProvider session={session}>
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        {children}
      </NewProjectProvider>
    </SessionProvider>
  )
}

const signedOutOr = (profile: Profile | null): Session =>
  profile ? { status: 'signedIn', profile, fallback: false } : { status: 'signedOut' }

export const SignedOut: Story = {
  render: () => (
    <Around profile={null}>
      <Shell>The page.</Shell>
    </Around>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Get Started' })[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Projects' })).toBeNull()
  },
}
export const SignedIn: Story = {
  render: () => (
    <Around profile={SAMPLE_PROFILE}>
      <Shell>The page.</Shell>
    </Around>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Projects' })[0]).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /account menu, Verified/ })).toBeVisible()
  },
}
export const SignedOutOnAPhone: Story = {
  ...SignedOut,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
}
export const BarSignedOut: Story = {
  render: () => (
    <Around profile={null}>
      <TopBar profile={null} onSignOut={fn()} />
    </Around>
  ),
}
export const BarLoading: Story = {
  render: () => (
    <Around profile={null} known={{ status: 'loading', user: null }}>
      <TopBar profile={null} onSignOut={fn()} />
    </Around>
  ),
}
export const BarSignedIn: Story = {
  render: () => (
    <Around profile={SAMPLE_PROFILE}>
      <TopBar profile={SAMPLE_PROFILE} onSignOut={fn()} />
    </Around>
  ),
}

const signedOut = fn()
const openMenu = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible())
}
export const AccountMenuClosed: Story = {
  render: () => <AccountMenu profile={SAMPLE_PROFILE} onSignOut={signedOut} />,
}
export const AccountButtonInARow: Story = {
  render: () => <AccountButton profile={SAMPLE_PROFILE} look="row" />,
}
export const AccountMenuOpensAtItsFirstPress: Story = {
  render: () => <AccountMenu profile={SAMPLE_PROFILE} onSignOut={fn()} />,
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /account menu/ })).toHaveFocus())
  },
}
/** Comes before the stories that end with an open menu. */
export const AccountMenuSignsOut: Story = {
  ...AccountMenuClosed,
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(signedOut).toHaveBeenCalled())
  },
}
export const AccountMenuOpen: Story = {
  ...AccountMenuClosed,
  play: async ({ canvas }) => openMenu(canvas),
}
export const AccountMenuUnverified: Story = {
  render: () => (
    <AccountMenu profile={{ ...SAMPLE_PROFILE, isVerified: false, username: null }} onSignOut={fn()} />
  ),
  play: AccountMenuOpen.play,
}
export const AccountMenuIsClosedByAPressBesideItAndByEscape: Story = {
  ...AccountMenuClosed,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await openMenu(canvas)
    await userEvent.click(document.body)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const MobileMenuClosed: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Around profile={null}>
      <MobileMenu />
    </Around>
  ),
}
export const MobileMenuOpen: Story = {
  ...MobileMenuClosed,
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' })
    if (!opener) return
    await userEvent.click(opener)
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible()
  },
}
export const MobileMenuIsClosedByEscape: Story = {
  ...MobileMenuClosed,
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' })
    if (!opener) return
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Get Started' })).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
export const Search: Story = { render: () => <SearchButton /> }
export const BarOfThePlace: Story = {
  parameters: { path: '/projects/some-project' },
  render: () => (
    <Around profile={null}>
      <SecondaryBar />
    </Around>
  ),
}
export const PlaceWithLongNames: Story = {
  render: () => (
    <chakra.div width="20rem">
      <Crumbs
        crumbs={[
          { label: 'Documentation', to: '/docs' },
          { label: 'A long name '.repeat(6), to: '/docs/long' },
          { label: 'Choosing a stack, front end and back end' },
        ]}
      />
    </chakra.div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
    const parts = canvas.getAllByRole('listitem').filter((part) => part.checkVisibility())
    // Names do not overlap.
    for (const [index, part] of parts.entries())
      await expect(part.scrollWidth, `part ${index}`).toBeLessThanOrEqual(part.clientWidth)
  },
}
export const FooterSignedOut: Story = {
  render: () => (
    <Around profile={null}>
      <Footer />
    </Around>
  ),
}
export const FooterSignedIn: Story = {
  render: () => (
    <Around profile={SAMPLE_PROFILE}>
      <Footer />
    </Around>
  ),
}
/** The shell around a page of work while only the document knows whether the reader has an account. */
export const SkeletonOfAPage: Story = {
  render: () => (
    <Around profile={SAMPLE_PROFILE}>
      <PageSkeleton />
    </Around>
  ),
}
export const SkipLinkFocused: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="content">The page.</main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
export const LoadingPage: Story = { render: () => <NavigationProgress busy /> }
export const AuthenticationError: Story = {
  render: () => <ErrorFallback title="Authentication Error">Your account could not be read.</ErrorFallback>,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled(),
}
