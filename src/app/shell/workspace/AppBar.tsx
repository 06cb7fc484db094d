import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { NewProjectButton } from '@/features/new-project'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { ReplayEarlyInput } from '@/shared/lib/hydration'
import { lazyComponent } from '@/shared/lib/lazy-part'
import AccountMenu from '../AccountMenu'
import { HomeLink } from '../HomeLink'
import { SearchButton } from '../SearchButton'
import { AppCrumbs } from './AppCrumbs'
import { SyncSign } from './SyncSign'

const { Component: PhoneSheet } = lazyComponent(async () => (await import('./PhoneSheet')).default)

/** Their own header has the button, or they are what it opens. */
const WITH_NEW_PROJECT = new Set<string>([paths.projects, paths.aiMlPlatform, paths.createProject])

export interface AppBarProps {
  /** Null while the session loads. */
  profile: Profile | null
  onSignOut: () => void
}

/**
 * NAV-03, NAV-05: the bar above a page of the app, with its place and the search; on a narrow screen it also has the
 * button of the rail, and the account.
 */
export function AppBar({ profile, onSignOut }: AppBarProps) {
  const { key, pathname } = useLocation()
  /** The visit that the sheet was opened on: the next page is shown without it. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  return (
    <>
      <Flex display={{ base: 'flex', lg: 'none' }} align="center" gap="2">
        <IconButton
          aria-label="Open navigation"
          aria-haspopup="dialog"
          variant="ghost"
          ms="-2.5"
          onClick={() => setOpenOn(key)}
        >
          <Menu aria-hidden />
        </IconButton>
        {/* On a phone it is in the sheet. */}
        <chakra.div hideBelow="md">
          <HomeLink short />
        </chakra.div>
      </Flex>
      <AppCrumbs />
      <Flex ms="auto" align="center" gap={{ base: '1', md: '2' }} flexShrink="0">
        <SyncSign />
        <SearchButton />
        {WITH_NEW_PROJECT.has(pathname) ? null : <NewProjectButton size="sm" />}
        <chakra.div display={{ base: 'block', lg: 'none' }} boxSize="10">
          {profile ? <AccountMenu profile={profile} onSignOut={onSignOut} look="icon" /> : null}
        </chakra.div>
      </Flex>
      {openOn === key ? (
        <Suspense>
          <PhoneSheet profile={profile} onClose={() => setOpenOn(null)} />
        </Suspense>
      ) : null}
      <ReplayEarlyInput />
    </>
  )
}
