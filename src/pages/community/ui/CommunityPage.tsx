import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import text from './community.md'

const PARTS = partsOf(text.blocks)

/** /community */
export function CommunityPage() {
  return (
    <TextPage
      title="Community"
      description="How to get involved with Orrery: ask questions, report problems, suggest features and read the source."
      lead="Orrery is open source under the MIT licence. Here is how to get involved."
    >
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Prose blocks={text.blocks} />
      </ReadingRow>
    </TextPage>
  )
}
