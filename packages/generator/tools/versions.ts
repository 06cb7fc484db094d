/**
 * Asks the registries that this machine reaches for newer versions of the packages in templates/versions.json, prints them
 * and the registries that did not answer, and with `--write` writes them.
 *
 *   npm run templates:versions [-- npm pypi …] [--name hono] [--write]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ECOSYSTEMS, type Ecosystem, type Versions } from '../engine/manifest.ts'
import { today } from './proofs.ts'
import { partsIn, readPart, readVersions, TEMPLATES } from './read.ts'
import { newestVersions } from './registries.ts'
import { isNewer } from './tools.ts'

const FILE = join(TEMPLATES, 'versions.json')
/** A look at the registries older than this says nothing of today, in ms. */
const FRESH = 60 * 24 * 60 * 60 * 1000

/** The ecosystems whose registries were asked more than 60 days before `now`, or never, in words. */
export function staleChecks(versions: Versions, now: number): string[] {
  return ECOSYSTEMS.filter((ecosystem) => Object.keys(versions[ecosystem] ?? {}).length > 0).flatMap(
    (ecosystem) => {
      const checked = versions.checked?.[ecosystem]
      if (checked === undefined) return [`${ecosystem}: never asked`]
      return now - Date.parse(checked) > FRESH
        ? [`${ecosystem}: asked on ${checked}, more than 60 days ago`]
        : []
    },
  )
}

/**
 * Only exact versions are looked up. A range and an empty version are the manager's to decide, a module that is only
 * there for another is the other's (`go mod tidy`).
 */
function askedFor(ecosystem: Ecosystem, versions: Versions): Record<string, string> {
  const through = new Set<string>()
  const direct = new Set<string>()
  for (const id of partsIn()) {
    const { stack } = readPart(id)
    if (stack.ecosystem !== ecosystem) continue
    for (const [key, names] of Object.entries(stack.packages))
      for (const name of names) (key.endsWith(':indirect') ? through : direct).add(name)
  }
  return Object.fromEntries(
    Object.entries(versions[ecosystem] ?? {}).filter(
      ([name, version]) => /^v?\d/.test(version) && (direct.has(name) || !through.has(name)),
    ),
  )
}

/** `react@19`: another part needs exactly this version, so it is printed and never written. */
const isHeld = (name: string) => /.@\d+$/.test(name)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, write: { type: 'boolean', default: false } },
  })
  const unknown = positionals.filter((name) => !ECOSYSTEMS.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`There are ${ECOSYSTEMS.join(', ')}; not ${unknown.join(', ')}`)
  const versions = readVersions()
  for (const ecosystem of ECOSYSTEMS.filter(
    (each) => positionals.length === 0 || positionals.includes(each),
  )) {
    const all = askedFor(ecosystem, versions)
    const known =
      values.name === undefined
        ? all
        : Object.fromEntries(Object.entries(all).filter(([name]) => name === values.name))
    const names = Object.keys(known)
    if (names.length === 0) continue
    try {
      const newest = await newestVersions(ecosystem, known)
      const silent = names.filter((name) => !newest.has(name))
      const newer = names.filter((name) => isNewer(newest.get(name) ?? '', known[name] ?? ''))
      console.log(
        `${ecosystem}: ${names.length - silent.length} of ${names.length} answered, ${newer.length} newer`,
      )
      if (silent.length > 0) console.log(`  could not be asked: ${silent.join(', ')}`)
      for (const name of newer)
        console.log(
          `  ${name} ${known[name]} -> ${newest.get(name)}${isHeld(name) ? ' (held, not written)' : ''}`,
        )
      const written = newer.filter((name) => !isHeld(name)).map((name) => [name, newest.get(name) ?? ''])
      versions[ecosystem] = { ...versions[ecosystem], ...Object.fromEntries(written) }
      // Only a whole look is a look.
      if (silent.length === 0 && names.length === Object.keys(all).length)
        versions.checked = Object.fromEntries(
          Object.entries({ ...versions.checked, [ecosystem]: today() }).toSorted(([one], [other]) =>
            one < other ? -1 : 1,
          ),
        )
    } catch (error) {
      console.log(`${ecosystem}: could not be asked: ${(error as Error).message}`)
    }
  }
  console.log('images, actions, runtimes: no client to ask; a person looks.')
  if (!values.write) return
  const text = `${JSON.stringify(versions, null, 2)}\n`
  if (text === readFileSync(FILE, 'utf8')) return
  writeFileSync(FILE, text)
  console.log(
    'Written. Now: npm run templates:lint -- --write, npm run templates:locks, `go mod tidy` where Go moved, npm run verify:templates, npm run verify:generated.',
  )
}

if (process.argv[1] === import.meta.filename) await main()
