import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import text from './community.md'

/** /community */
export function CommunityPage() {
  return (
    <TextPage
      title="Community"
      description="How to take part in Orrery: ask, report, propose, and read the source."
      lead="Orrery is open source under the MIT licence. Taking part begins with a sentence."
    >
      <Prose blocks={text.blocks} />
    </TextPage>
  )
}
