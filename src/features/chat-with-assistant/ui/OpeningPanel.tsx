import { chakra } from '@chakra-ui/react'
import { FLOATING } from './place'

/**
 * The panel while its content is still loading, so that a press has a visible effect at once. It waits hidden on every page,
 * so that the press adds no styles.
 */
export const OpeningPanel = ({ hidden = false }: { hidden?: boolean }) => (
  <chakra.section
    hidden={hidden}
    aria-label="AI Assistant"
    aria-busy
    {...FLOATING}
    right={{ base: '0', md: '6' }}
    bottom={{ base: '0', md: '6' }}
    width={{ base: '100vw', md: '380px' }}
    height={{ base: '100dvh', md: '600px' }}
    maxWidth="none"
    maxHeight={{ base: 'none', md: 'calc(100dvh - 3rem)' }}
  >
    <chakra.h2 ps="4" lineHeight="3rem" textStyle="md" fontWeight="semibold" borderBottomWidth="1px">
      AI Assistant
    </chakra.h2>
  </chakra.section>
)
