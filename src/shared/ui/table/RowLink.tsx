import { Link as ChakraLink } from '@chakra-ui/react'
import { Link, type LinkProps } from 'react-router-dom'
import { useRowTabIndex } from './row-focus'

export interface RowLinkProps extends Pick<LinkProps, 'state' | 'replace'> {
  to: string
  /** A name of any length and in any writing; cut with an ellipsis. */
  children: string
}

/** The name in a row's first cell, which opens what the row is about. */
export function RowLink({ children, ...link }: RowLinkProps) {
  return (
    <ChakraLink
      asChild
      display="block"
      fontWeight="medium"
      color="fg"
      py="1"
      truncate
      dir="auto"
      _hover={{ textDecoration: 'underline' }}
    >
      <Link {...link} title={children} tabIndex={useRowTabIndex()}>
        {children}
      </Link>
    </ChakraLink>
  )
}
