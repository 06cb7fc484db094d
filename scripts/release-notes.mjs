// Prints the entries of CHANGELOG.md for a tag; fails when there are none, or when package.json has another version.
//   node scripts/release-notes.mjs v0.2.0
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * The entries below the heading of a version, such as `## 0.1.0, 2026-11-21`. Null when there are none.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`${version}, `))
  return section?.slice(section.indexOf('\n')).trim() || null
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const version = (process.argv[2] ?? '').replace(/^v/, '')
  const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8'))
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
  if (version !== packaged) fail(`package.json has the version ${packaged}, the tag ${version}`)
  if (!notes) fail(`CHANGELOG.md has no entries for ${version}`)
  console.log(notes)
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
