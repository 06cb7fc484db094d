import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { aiMlTabOf } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { PlatformFrame } from './PlatformFrame'
import { TabRoom } from './TabRoom'

/** In the document it is the overview: what stands in it is hidden where the address may name another tab. */
const OVERVIEW = { 'html[data-query] &': { visibility: 'hidden' } }

/** What stands there until it is known whose platform it is. */
export function AiMlPlatformRoom() {
  const hydrating = useHydrating()
  const [query, setQuery] = useSearchParams()
  const open = aiMlTabOf(query.get('tab'))
  return (
    <PlatformFrame open={open} onOpen={(tab) => setQuery({ tab })}>
      <Box css={hydrating ? OVERVIEW : undefined}>
        <TabRoom tab={open} />
      </Box>
    </PlatformFrame>
  )
}
