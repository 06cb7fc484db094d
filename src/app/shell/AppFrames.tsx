import { chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { Profile } from '@/entities/profile/model'
import { useHydrating } from '@/shared/lib/hydration'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Region } from '@/shared/ui/boundary'
import { APP_BAR, CONTAINER } from './layout'
import { useRailCollapsed } from './rail-state'

// One chunk, which signed-out visitors never load. Its space is reserved at once.
const Rail = lazyPart(async () => (await import('./workspace')).Rail)
const AppBar = lazyPart(async () => (await import('./workspace')).AppBar)
const OfflineLine = lazyPart(async () => (await import('./workspace')).OfflineLine)
const SyncLine = lazyPart(async () => (await import('./workspace')).SyncLine)
const WorkspaceLine = lazyPart(async () => (await import('./workspace')).WorkspaceLine)
const AppFooter = lazyPart(async () => (await import('./workspace')).AppFooter)

/** Loads the parts of the frames, so that the frames then render with them at once. Rejects when a part fails to load. */
export const loadFrames = (): Promise<unknown> =>
  Promise.all([Rail, AppBar, OfflineLine, SyncLine, WorkspaceLine, AppFooter].map(({ load }) => load()))

interface Account {
  /** Null while the session loads. */
  profile: Profile | null
  onSignOut: () => void
}

const RAIL = { open: '220px', collapsed: '56px' }

/** index.html says how wide it was left. */
const BEFORE = { 'html[data-rail=collapsed] &': { width: RAIL.collapsed, px: '1' } }

/** The rail's place: 220 px, or its icons alone; none on a narrow screen. */
export function RailFrame(account: Account) {
  const collapsed = useRailCollapsed()
  const hydrating = useHydrating()
  return (
    <chakra.aside
      aria-label="Workspace and account"
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      flexShrink="0"
      width={collapsed ? RAIL.collapsed : RAIL.open}
      height="100dvh"
      position="sticky"
      top="0"
      zIndex="sticky"
      overflowY="auto"
      px={collapsed ? '1' : '2'}
      bg="bg.panel"
      borderInlineEndWidth="1px"
      css={hydrating ? BEFORE : undefined}
    >
      <Region name="The navigation">
        <Suspense>
          <Rail.Part collapsed={collapsed} {...account} />
        </Suspense>
      </Region>
    </chakra.aside>
  )
}

export function AppBarFrame(account: Account) {
  return (
    <>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="sticky"
        bg="bg"
        borderBottomWidth="1px"
        height={APP_BAR}
        boxSizing="border-box"
      >
        <Flex
          align="center"
          gap={{ base: '1', lg: '3' }}
          height="full"
          position="relative"
          {...CONTAINER.app}
        >
          <Region name="The top bar">
            <Suspense>
              <AppBar.Part {...account} />
            </Suspense>
          </Region>
        </Flex>
      </chakra.header>
      <Region name="The connection status">
        <Suspense>
          <OfflineLine.Part />
          <SyncLine.Part />
          <WorkspaceLine.Part userId={account.profile?.id ?? ''} />
        </Suspense>
      </Region>
    </>
  )
}

export function AppFooterFrame() {
  return (
    <chakra.footer borderTopWidth="1px" mt="10">
      <Flex align="center" minHeight="11" position="relative" {...CONTAINER.app}>
        <Region name="The footer">
          <Suspense>
            <AppFooter.Part />
          </Suspense>
        </Region>
      </Flex>
    </chakra.footer>
  )
}
