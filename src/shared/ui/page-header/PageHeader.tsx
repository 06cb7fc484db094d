import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../link'

export interface PageHeaderProps {
  title: string
  /** The parent pages, outermost first; an entry without `to` is this page. */
  breadcrumb?: { label: string; to?: string }[]
  /** One line about the page, or what is known of the thing it shows. */
  lead?: ReactNode
  /** The page's own actions, the primary one last. */
  actions?: ReactNode
}

/** The head of a page inside the app: its breadcrumb, its title, its actions. */
export function PageHeader({ title, breadcrumb, lead, actions }: PageHeaderProps) {
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3" mb="5">
      <chakra.div flex="1 1 16rem" minWidth="0">
        {breadcrumb ? (
          <chakra.nav aria-label="Breadcrumb of this page" textStyle="sm" color="fg.muted" mb="0.5">
            {breadcrumb.map(({ label, to }, index) => (
              <Fragment key={label}>
                {index > 0 ? (
                  <chakra.span aria-hidden mx="1.5">
                    /
                  </chakra.span>
                ) : null}
                {to ? (
                  <TextLink to={to} tone="muted">
                    {label}
                  </TextLink>
                ) : (
                  <span aria-current="page">{label}</span>
                )}
              </Fragment>
            ))}
          </chakra.nav>
        ) : null}
        <Heading
          as="h1"
          textStyle="xl"
          fontWeight="semibold"
          lineClamp="2"
          overflowWrap="anywhere"
          dir="auto"
          // Starts at the page's left edge, whatever the text direction.
          textAlign="left"
        >
          {title}
        </Heading>
        {lead ? (
          <Text as="div" color="fg.muted" overflowWrap="anywhere">
            {lead}
          </Text>
        ) : null}
      </chakra.div>
      {actions ? (
        <Flex gap={{ base: '1.5', sm: '2' }} wrap="wrap" align="center">
          {actions}
        </Flex>
      ) : null}
    </chakra.header>
  )
}
