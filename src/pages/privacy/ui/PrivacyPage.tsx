import { PRIVACY } from '@/entities/article/model'
import { formatDate } from '@/shared/lib/format'
import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

const PARTS = partsOf(PRIVACY.blocks)

/** /privacy */
export function PrivacyPage() {
  const { title, description, date, blocks } = PRIVACY
  return (
    <TextPage title={title} description={description} lead={`As of ${formatDate(`${date}T12:00:00`)}.`}>
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Prose blocks={blocks} />
      </ReadingRow>
    </TextPage>
  )
}
