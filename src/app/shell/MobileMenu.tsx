import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { NewProjectButton } from '@/features/new-project'
import { ButtonLink } from '@/shared/ui/link'
import { ForAudience } from '@/entities/profile'
import { MEMBER_LINKS, type NavLink, SITE_LINKS } from './nav'
import { useAccountPaths } from './use-account-paths'

/** NAV-03, NAV-04: the same links below the bar on a narrow screen. Esc and following a link close it. */
export function MobileMenu() {
  const { key } = useLocation()
  /** The visit that it was opened on: the next page is shown without it. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  const opener = useRef<HTMLButtonElement>(null)
  const account = useAccountPaths()
  return (
    <chakra.div
      display={{ base: 'block', lg: 'none' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpenOn(null)
        opener.current?.focus()
      }}
    >
      <IconButton
        ref={opener}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        variant="ghost"
        onClick={() => setOpenOn(open ? null : key)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </IconButton>
      <chakra.nav
        id="mobile-menu"
        aria-label="Mobile"
        hidden={!open}
        position="absolute"
        top="full"
        insetInline="0"
        bg="bg.raised"
        borderBottomWidth="1px"
        boxShadow="lg"
        p="4"
      >
        <Flex direction="column" gap="2">
          <Places links={SITE_LINKS} />
          <ForAudience who="member">
            <Places links={MEMBER_LINKS} />
          </ForAudience>
          <NewProjectButton size="lg" />
          <ForAudience who="visitor">
            <ButtonLink to={account.signIn} size="lg">
              Sign In
            </ButtonLink>
            <ButtonLink to={account.signUp} size="lg" variant="solid" colorPalette="accent">
              Get Started
            </ButtonLink>
          </ForAudience>
        </Flex>
      </chakra.nav>
    </chakra.div>
  )
}

const Places = ({ links }: { links: readonly NavLink[] }) =>
  links.map(({ label, to }) => (
    <ButtonLink key={to} to={to} variant="ghost" justifyContent="flex-start" size="lg">
      {label}
    </ButtonLink>
  ))
