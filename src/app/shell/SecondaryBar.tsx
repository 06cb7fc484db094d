import { chakra, Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { ThemeControl } from '@/features/switch-theme'
import { paths } from '@/shared/config'
import { useNamedCrumbs } from '@/shared/ui/crumbs'
import { Crumbs } from './Crumbs'
import { CONTAINER } from './layout'
import { HOME, trail } from './nav'

/** NAV-05: the place of this page as breadcrumbs, and the theme. The home page is the place itself. */
export function SecondaryBar() {
  const { pathname } = useLocation()
  const named = useNamedCrumbs()
  return (
    <chakra.section aria-label="Place and theme">
      <Flex height="10" align="center" justify="space-between" gap="4" {...CONTAINER.public}>
        {pathname === paths.home ? null : <Crumbs crumbs={named ? [HOME, ...named] : trail(pathname)} />}
        <chakra.div ms="auto" flexShrink="0">
          <ThemeControl />
        </chakra.div>
      </Flex>
    </chakra.section>
  )
}
