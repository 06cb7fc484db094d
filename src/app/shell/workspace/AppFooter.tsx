import { Flex } from '@chakra-ui/react'
import { LinkGroup } from '../LinkGroup'
import { FOOTER } from '../nav'

/** NAV-05: the footer's links in one line, behind their groups. */
export function AppFooter() {
  return (
    // Leaves room for the assistant's button, which covers the end of the footer.
    <Flex as="nav" aria-label="Footer" gap="1" ms="-2" pe="16" wrap="wrap" textStyle="sm">
      {FOOTER.map(({ title, links }) => (
        <LinkGroup key={title} title={title} links={links} />
      ))}
    </Flex>
  )
}
