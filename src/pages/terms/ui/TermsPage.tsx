import { TERMS } from '@/entities/article/model'
import { formatDay } from '@/shared/lib/format'
import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

const PARTS = partsOf(TERMS.blocks)

/** /terms */
export function TermsPage() {
  const { title, description, date, blocks } = TERMS
  return (
    <TextPage title={title} description={description} lead={`As of ${formatDay(date)}.`}>
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Prose blocks={blocks} />
      </ReadingRow>
    </TextPage>
  )
}
