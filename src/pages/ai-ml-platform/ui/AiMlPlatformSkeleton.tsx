import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { aiMlTabOf } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { PlatformFrame } from './PlatformFrame'
import { TabSkeleton } from './TabSkeleton'

/**
 * The document holds the overview and the start of the other tabs; it reads from the address which of them to
 * show (app/entrypoint/early-skeleton.js).
 */
const OVERVIEW = { 'html[data-tab] &': { display: 'none' } }
const OTHER = { 'html:not([data-tab]) &': { display: 'none' } }

/** The page until the owner of the platform is known. */
export function AiMlPlatformSkeleton() {
  const hydrating = useHydrating()
  const [query, setQuery] = useSearchParams()
  const open = aiMlTabOf(hydrating ? null : query.get('tab'))
  return (
    <PlatformFrame open={open} onOpen={(tab) => setQuery({ tab })}>
      <Box css={hydrating ? OVERVIEW : undefined}>
        <TabSkeleton tab={open} />
      </Box>
      {hydrating ? (
        <Box css={OTHER}>
          <TabSkeleton tab="datasets" />
        </Box>
      ) : null}
    </PlatformFrame>
  )
}
