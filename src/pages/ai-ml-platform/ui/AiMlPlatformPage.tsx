import { useSearchParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { aiMlTabOf } from '@/shared/config'
import { isShared, useWorkplace } from '@/shared/lib/workplace'
import { PlatformFrame } from './PlatformFrame'
import { TabContent } from './TabContent'

/** PLT-01, PLT-02, PLT-08: /ai-ml-platform. The address holds the open tab. */
export function AiMlPlatformPage() {
  const profile = useSessionProfile()
  const shared = isShared(useWorkplace(profile?.id ?? ''))
  const [query, setQuery] = useSearchParams()
  if (!profile) return null
  const open = aiMlTabOf(query.get('tab'))
  return (
    <PlatformFrame open={open} onOpen={(tab) => setQuery({ tab })} shared={shared}>
      <TabContent tab={open} userId={profile.id} />
    </PlatformFrame>
  )
}
