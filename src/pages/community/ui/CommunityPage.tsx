import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import text from './community.md'

const PARTS = partsOf(text.blocks)

/** /community */
export function CommunityPage() {
  return (
    <TextPage
      title="Community"
      description="How to take part in Orrery: ask, report, propose, and read the source."
      lead="Orrery is open source under the MIT licence. Taking part begins with a sentence."
    >
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Prose blocks={text.blocks} />
      </ReadingRow>
    </TextPage>
  )
}
