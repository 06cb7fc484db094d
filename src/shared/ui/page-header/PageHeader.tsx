import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Crumb, useNameCrumbs } from '../crumbs'

export interface PageHeaderProps {
  title: string
  /** The parent pages for the breadcrumb of the bar, outermost first; an entry without `to` is this page. */
  breadcrumb?: readonly Crumb[]
  /** One line about the page, or what is known of the thing it shows. */
  lead?: ReactNode
  /** The page's own actions, the primary one last. */
  actions?: ReactNode
}

/** A page of the app that visitors read has the heading of the public site, whose bars are around it then. */
const FOR_VISITORS = { 'html:not([data-member]) main#content &': { textStyle: { base: '3xl', md: '4xl' } } }

/** The head of a page inside the app: its title, its actions, and its place in the bar's breadcrumb. */
export function PageHeader({ title, breadcrumb, lead, actions }: PageHeaderProps) {
  useNameCrumbs(breadcrumb?.at(-1)?.to ? [...breadcrumb, { label: title }] : breadcrumb)
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3" mb="5">
      <chakra.div flex="1 1 16rem" minWidth="0">
        <Heading
          as="h1"
          textStyle="xl"
          fontWeight="semibold"
          lineClamp="2"
          overflowWrap="anywhere"
          dir="auto"
          css={FOR_VISITORS}
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
