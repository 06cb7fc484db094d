import { CHANGELOG } from '@/entities/article/model'
import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

/** /changelog: the file CHANGELOG.md of this version. Its first paragraph is the lead. */
export function ChangelogPage() {
  return (
    <TextPage
      title="Changelog"
      description="What changed in Orrery, version by version."
      lead="What changed for people who use Orrery. The newest stands first."
    >
      <Prose blocks={CHANGELOG.blocks.slice(1)} />
    </TextPage>
  )
}
