import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from '../panel'
import { NeedsJavaScript } from './NeedsJavaScript'
import { OPEN_LAYER } from './open-layer'

export interface FormPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page that is one form: sign-in, sign-up. Its first field has the focus. */
export function FormPage({ title, lead, children }: FormPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    // Typing that began before the app loaded keeps its focus.
    if (focused?.closest(OPEN_LAYER) || page.current?.contains(focused)) return
    page.current
      ?.querySelector<HTMLElement>('input, select, textarea')
      // Where it is a part of another page, that stays where it is.
      ?.focus({ preventScroll: page.current.closest('[data-stage]') !== null })
  }, [])
  return (
    <Box ref={page} maxWidth="27rem" mx="auto" width="full" py={{ base: '8', md: '14' }}>
      <Stack gap="1" mb="6">
        <Heading as="h1" textStyle="2xl" fontWeight="semibold">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="lg">
          {lead}
        </Text>
      </Stack>
      <Panel>
        {children}
        <NeedsJavaScript />
      </Panel>
    </Box>
  )
}
