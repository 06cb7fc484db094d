import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { aiMlTabOf } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { PlatformFrame } from './PlatformFrame'
import { TabRoom } from './TabRoom'

/** In the document stand the overview and what the other tabs begin with; it says which of them the address names (app/entrypoint/early-room.js). */
const OVERVIEW = { 'html[data-tab] &': { display: 'none' } }
const OTHER = { 'html:not([data-tab]) &': { display: 'none' } }

/** What stands there until it is known whose platform it is. */
export function AiMlPlatformRoom() {
  const hydrating = useHydrating()
  const [query, setQuery] = useSearchParams()
  const open = aiMlTabOf(hydrating ? null : query.get('tab'))
  return (
    <PlatformFrame open={open} onOpen={(tab) => setQuery({ tab })}>
      <Box css={hydrating ? OVERVIEW : undefined}>
        <TabRoom tab={open} />
      </Box>
      {hydrating ? (
        <Box css={OTHER}>
          <TabRoom tab="datasets" />
        </Box>
      ) : null}
    </PlatformFrame>
  )
}
