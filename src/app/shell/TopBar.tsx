import { chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { ButtonLink, NavLink } from '@/shared/ui/link'
import { NewProjectButton } from '@/features/new-project'
import { paths } from '@/shared/config'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { ForAudience } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { HomeLink } from './HomeLink'
import { CONTAINER } from './layout'
import { MobileMenu } from './MobileMenu'
import { MEMBER_LINKS, type NavLink as Place, SITE_LINKS } from './nav'
import { SearchButton } from './SearchButton'
import { useAccountPaths } from './use-account-paths'

const { Component: AccountMenu } = lazyComponent(async () => (await import('./AccountMenu')).default)

export interface TopBarProps {
  profile: Profile | null
  onSignOut: () => void
}

/** NAV-02 to NAV-04: where to go, a new project, and the account. */
export function TopBar({ profile, onSignOut }: TopBarProps) {
  const account = useAccountPaths()
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px">
      <Flex height="14" align="center" gap={{ base: '3', md: '6' }} {...CONTAINER.public}>
        <HomeLink />
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex' }} gap={{ xl: '1' }} flex="1">
          <Places links={SITE_LINKS} />
          <ForAudience who="member">
            <Places links={MEMBER_LINKS} />
          </ForAudience>
        </chakra.nav>
        <Flex ml="auto" align="center" gap="2">
          <SearchButton />
          <Flex gap="2" align="center" display={{ base: 'none', lg: 'flex' }}>
            <NewProjectButton size="sm" />
            <ForAudience who="visitor">
              <ButtonLink to={account.signIn} size="sm" variant="ghost">
                Sign In
              </ButtonLink>
              <ButtonLink to={account.signUp} size="sm" colorPalette="accent">
                Get Started
              </ButtonLink>
            </ForAudience>
          </Flex>
          <ForAudience who="member">
            <chakra.div boxSize="10">
              {profile ? (
                <Suspense>
                  <AccountMenu profile={profile} onSignOut={onSignOut} />
                </Suspense>
              ) : null}
            </chakra.div>
          </ForAudience>
          <MobileMenu />
        </Flex>
      </Flex>
    </chakra.header>
  )
}

const Places = ({ links }: { links: readonly Place[] }) =>
  links.map((link) => (
    <chakra.div
      key={link.to}
      css={{
        '& > a': {
          display: 'block',
          padding: { base: '6px 8px', xl: '6px 12px' },
          whiteSpace: 'nowrap',
          borderRadius: '6px',
          color: '{colors.fg.muted}',
        },
        '& > a:hover': { color: '{colors.fg}' },
        '& > a[aria-current=page]': { color: '{colors.fg}', background: '{colors.bg.muted}' },
        // Grounds are gone there, and the outline is the focus's.
        '@media (forced-colors: active)': {
          '& > a[aria-current=page]': { textDecoration: 'underline 2px', textUnderlineOffset: '4px' },
        },
      }}
    >
      <NavLink to={link.to} end={link.to === paths.home}>
        {link.label}
      </NavLink>
    </chakra.div>
  ))
