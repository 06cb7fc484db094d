import { PRIVACY } from '@/entities/article/model'
import { formatDay } from '@/shared/lib/format'
import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

const PARTS = partsOf(PRIVACY.blocks)

/** /privacy */
export function PrivacyPage() {
  const { title, description, date, blocks } = PRIVACY
  return (
    <TextPage title={title} description={description} lead={`As of ${formatDay(date)}.`}>
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Prose blocks={blocks} />
      </ReadingRow>
    </TextPage>
  )
}
