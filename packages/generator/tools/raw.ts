import { type Choice, trueNames, withDefined } from '../engine/condition.ts'
import type { Part, Versions } from '../engine/manifest.ts'
import { FEATURES } from '../model/technologies.ts'
import { packageLines, packageObjects, packagesOf } from '../engine/packages.ts'

/** The names that are true in a raw folder: every flag, PostgreSQL, itself, and a front end. */
export function rawNames(id: string, { stack }: Part): Set<string> {
  const [group, name] = id.split('/')
  const choice: Choice = {
    features: FEATURES,
    database: 'postgresql',
    frontend: group === 'web' ? name : 'react',
    ...(group === 'server' ? { backend: name } : {}),
  }
  const names = trueNames(choice)
  if (group !== 'web') names.delete('react')
  return withDefined(names, stack.define)
}

const REGION = /^([ \t]*)\S+[ \t]*\{\{packages ?(\w*)\}\}/
const REGION_END = /\{\{\/packages\}\}/
const VERSION = /\{\{version ([\w-]+) ([^\s{}]+)\}\}/
/** Words in which a version begins somewhere: the last word of the line counts. */
const LAST_VERSION = /v?\d+(?:[.\w+-]*\w)?(?=[^\d]*$)/

/** A line that differs from what `versions.json` and the manifest say. */
export interface Difference {
  line: number
  what: string
}

/** A raw file as `versions.json` and the manifest want it, and where it differs. Throws what `packagesOf` throws. */
export function filledIn(id: string, path: string, text: string, part: Part, versions: Versions) {
  const { stack } = part
  const packages = () => packagesOf(stack, rawNames(id, part), versions)
  const differences: Difference[] = []
  if (
    /^base\/(package|composer)\.json$/.test(path) &&
    stack.ecosystem === (path.includes('composer') ? 'composer' : 'npm')
  ) {
    const manifest = JSON.parse(text) as Record<string, unknown>
    for (const [key, list] of Object.entries(packageObjects(stack, packages()))) {
      if (JSON.stringify(manifest[key] ?? {}) === JSON.stringify(list)) continue
      differences.push({ line: lineOf(text, `"${key}"`), what: `${key} are not those of the manifest` })
      manifest[key] = list
    }
    return { text: differences.length ? `${JSON.stringify(manifest, null, 2)}\n` : text, differences }
  }

  const out: string[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    out.push(line)
    const region = REGION.exec(line)
    const version = VERSION.exec(line)
    if (region) {
      const end = lines.findIndex((later, index) => index > at && REGION_END.test(later))
      const wanted = packageLines(stack, packages(), region[2] ?? '').map(
        (entry) => (region[1] ?? '') + entry,
      )
      if (lines.slice(at + 1, end).join('\n') !== wanted.join('\n'))
        differences.push({ line: at + 1, what: 'these are not the packages of the manifest' })
      out.push(...wanted)
      at = end - 1
    } else if (version) {
      const [, kind = '', name = ''] = version
      const known = versions[kind]?.[name]
      const next = lines[at + 1] ?? ''
      if (known === undefined)
        differences.push({ line: at + 1, what: `versions.json has no "${name}" in "${kind}"` })
      else if (!next.includes(known)) differences.push({ line: at + 2, what: `is not version ${known}` })
      out.push(known === undefined || next.includes(known) ? next : next.replace(LAST_VERSION, known))
      at++
    }
  }
  return { text: out.join('\n'), differences }
}

export const lineOf = (text: string, part: string) =>
  Math.max(0, text.slice(0, text.indexOf(part)).split('\n').length - 1) + 1
