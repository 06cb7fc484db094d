import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '../mark'

export interface ScreenProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Something is really in progress: the mark turns. */
  busy?: boolean
}

/** A whole page that says one thing and offers the way on: guards, not found, errors. */
export function Screen({ title, children, actions, busy }: ScreenProps) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="4"
      py={{ base: '16', md: '24' }}
      px="4"
      data-busy={busy || undefined}
    >
      <Flex color="accent.fg" aria-hidden>
        <Mark size={56} turning={busy} />
      </Flex>
      <Heading as="h1" textStyle="2xl" fontWeight="semibold" tabIndex={-1}>
        {title}
      </Heading>
      {children ? (
        <Text
          as="div"
          color="fg.muted"
          textStyle="lg"
          maxWidth="34rem"
          textWrap="balance"
          overflowWrap="anywhere"
        >
          {children}
        </Text>
      ) : null}
      {actions ? (
        <Flex gap="3" wrap="wrap" justify="center" mt="2">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  )
}
