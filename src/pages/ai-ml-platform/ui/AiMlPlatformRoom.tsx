import { useSearchParams } from 'react-router-dom'
import { aiMlTabOf } from '@/shared/config'
import { PlatformFrame } from './PlatformFrame'
import { TabRoom } from './TabRoom'

/** What stands there until it is known whose platform it is. */
export function AiMlPlatformRoom() {
  const [query, setQuery] = useSearchParams()
  const open = aiMlTabOf(query.get('tab'))
  return (
    <PlatformFrame open={open} onOpen={(tab) => setQuery({ tab })}>
      <TabRoom tab={open} />
    </PlatformFrame>
  )
}
