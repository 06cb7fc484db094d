import { chakra, Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { ThemeControl } from '@/features/switch-theme'
import { TextLink } from '@/shared/ui/link'
import { CONTAINER } from './layout'
import { trail } from './nav'

/** NAV-05: the place of this page as breadcrumbs, and the theme. */
export function SecondaryBar() {
  const { pathname } = useLocation()
  const crumbs = trail(pathname)
  return (
    <chakra.section aria-label="Place and theme" borderBottomWidth="1px">
      <Flex height="10" align="center" justify="space-between" gap="4" {...CONTAINER.public}>
        <chakra.nav aria-label="Breadcrumb" minWidth="0">
          <Flex
            as="ol"
            listStyleType="none"
            p="0"
            gap="2"
            textStyle="sm"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            {crumbs.map((crumb, index) => (
              <Flex as="li" key={crumb.to} gap="2" minWidth="0" align="center">
                {index > 0 ? <span aria-hidden>/</span> : null}
                {crumb.to === pathname ? (
                  <chakra.span aria-current="page" color="fg" truncate>
                    {crumb.label}
                  </chakra.span>
                ) : (
                  <TextLink to={crumb.to} tone="muted">
                    {crumb.label}
                  </TextLink>
                )}
              </Flex>
            ))}
          </Flex>
        </chakra.nav>
        <ThemeControl />
      </Flex>
    </chakra.section>
  )
}
