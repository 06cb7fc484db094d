import { PRIVACY } from '@/entities/article/model'
import { formatDate } from '@/shared/lib/format'
import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

/** /privacy */
export function PrivacyPage() {
  const { title, description, date, blocks } = PRIVACY
  return (
    <TextPage title={title} description={description} lead={`As of ${formatDate(`${date}T12:00:00`)}.`}>
      <Prose blocks={blocks} />
    </TextPage>
  )
}
