import { Stack } from '@chakra-ui/react'
import { CHANGELOG, releasesOf } from '@/entities/article/model'
import { TextPage } from '@/shared/ui/screen'
import { ReleaseEntry } from './ReleaseEntry'

const RELEASES = releasesOf(CHANGELOG.blocks)

/** /changelog: the file CHANGELOG.md of this version, along a line of time. */
export function ChangelogPage() {
  return (
    <TextPage
      title="Changelog"
      description="What’s new in Orrery, version by version."
      lead="What’s new in Orrery, newest first."
    >
      <Stack as="ol" gap="0" listStyleType="none" p="0" m="0">
        {RELEASES.map((release) => (
          <li key={release.id}>
            <ReleaseEntry release={release} />
          </li>
        ))}
      </Stack>
    </TextPage>
  )
}
