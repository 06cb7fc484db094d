import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HiddenFromOthers, useSessionPort, useSessionProfile, useSignOut } from '@/entities/profile'
import { FloatingAssistant } from '@/features/chat-with-assistant'
import { NewProjectProvider } from '@/features/new-project'
import { HydrationBoundary, ReplayEarlyInput } from '@/shared/lib/hydration'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useNavigationKnown } from '@/shared/lib/router'
import { Region } from '@/shared/ui/boundary'
import { OPEN_LAYER } from '@/shared/ui/screen'
import { PaletteProvider } from '../palette'
import { AppBarFrame, AppFooterFrame, RailFrame } from './AppFrames'
import { Footer } from './Footer'
import { type Layout, pageBox } from './layout'
import { NavigationProgress } from './NavigationProgress'
import { SecondaryBar } from './SecondaryBar'
import { SkipLink } from './SkipLink'
import { StayedNotice } from './StayedNotice'
import { TopBar } from './TopBar'
import { useScrollRestoration } from './use-scroll-restoration'

const { Component: NewProjectDialog } = lazyComponent(
  async () => (await import('@/pages/create-project')).NewProjectDialog,
)

const { Component: CopyButton } = lazyComponent(async () => (await import('@/features/copy-text')).CopyButton)

const copyCode = (text: string) => (
  <Suspense>
    <CopyButton text={text} what="code" variant="ghost" />
  </Suspense>
)

/** Always the same, so that it is left alone until its turn comes. */
const siteFooter = (
  <Region name="The footer">
    <HydrationBoundary>
      <Footer />
    </HydrationBoundary>
  </Region>
)

export interface ShellProps {
  layout?: Layout
  children: ReactNode
}

/**
 * The shell around every route, and the modal that every New Project button opens. The page stays mounted when the layout
 * changes.
 */
export function Shell({ layout = 'public', children }: ShellProps) {
  const session = useSessionPort()
  const profile = useSessionProfile()
  const signOut = useSignOut()
  const main = useFocusOnNavigation()
  const { busy } = useNavigationKnown()
  useScrollRestoration()
  const account = {
    profile,
    onSignOut: () => signOut(),
  }
  const app = layout !== 'public'
  const site = layout !== 'app'
  // Where the document decides, both frames are there.
  const frame = (who: 'visitor' | 'member', parts: ReactNode) => (
    <HiddenFromOthers who={layout === 'either' ? who : undefined}>{parts}</HiddenFromOthers>
  )
  return (
    <NewProjectProvider session={session} dialog={NewProjectDialog}>
      <PaletteProvider {...account}>
        <SkipLink />
        <NavigationProgress busy={busy} />
        <Flex minHeight="100dvh" align="stretch">
          {app ? frame('member', <RailFrame {...account} />) : null}
          <Flex direction="column" flex="1" minWidth="0">
            {app ? frame('member', <AppBarFrame {...account} />) : null}
            {site
              ? frame(
                  'visitor',
                  <>
                    <Region name="The top bar">
                      <HydrationBoundary>
                        <TopBar {...account} />
                      </HydrationBoundary>
                    </Region>
                    <Region name="The second bar">
                      <HydrationBoundary>
                        <SecondaryBar />
                      </HydrationBoundary>
                    </Region>
                    <StayedNotice />
                  </>,
                )
              : null}
            <chakra.main ref={main} id="content" tabIndex={-1} outline="none" flex="1" {...pageBox(layout)}>
              {children}
            </chakra.main>
            {app ? frame('member', <AppFooterFrame />) : null}
            {site ? frame('visitor', siteFooter) : null}
          </Flex>
        </Flex>
        <FloatingAssistant codeAction={copyCode} />
        <ReplayEarlyInput />
      </PaletteProvider>
    </NewProjectProvider>
  )
}

/**
 * After a change of page the keyboard starts at its content, unless the page has put it into a field of its own, or it
 * is in a menu or dialog that was opened meanwhile. The first page keeps the browser's own start.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const known = useRef(pathname)
  const found = useRef<Element | null>(null)
  // Before the effects of the page, and so before it moves focus itself.
  useLayoutEffect(() => {
    if (known.current !== pathname) found.current = document.activeElement
  }, [pathname])
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    const focused = document.activeElement
    if (focused !== found.current && main.current?.contains(focused)) return
    if (focused?.closest(OPEN_LAYER)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
