import type { Block, Inline } from '@/shared/lib/markdown'

/** One version of the changelog. */
export interface Release {
  /** `0.1.0`, or the heading's text for a version that is not released yet. */
  version: string
  /** Its place in the page. */
  id: string
  /** ISO 8601 date; empty for what is not out yet. */
  date: string
  /**
   * Added, Changed, Fixed, in the order of the file; a group without a name holds the text before the first
   * group.
   */
  groups: { name: string; changes: Inline[][] }[]
}

/** The versions of a changelog: `## version, date`, `### group`, and a list in each. */
export function releasesOf(blocks: readonly Block[]): Release[] {
  const releases: Release[] = []
  for (const block of blocks) {
    const release = releases.at(-1)
    if (block.type === 'heading' && block.level === 2) releases.push(releaseAt(block.text, block.id))
    else if (block.type === 'heading') release?.groups.push({ name: block.text, changes: [] })
    else if (block.type === 'list' && release) {
      if (release.groups.length === 0) release.groups.push({ name: '', changes: [] })
      release.groups.at(-1)?.changes.push(...block.items)
    }
  }
  return releases
}

function releaseAt(title: string, id: string): Release {
  const [version = title, date = ''] = title.split(', ')
  return { version, id, date, groups: [] }
}
