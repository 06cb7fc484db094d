const PACKAGE = /\n(?=\[\[package\]\]\n)/
const NAME = /^name = "([^"]+)"$/m
/** The dependencies of a package, a line each: `    { name = "cffi", marker = "…" },`. */
const ASKED = /^ {4}\{ name = "([^"]+)".*\},$/gm

/** A name as uv writes it: `PyMySQL[rsa]` is `pymysql`. */
const plain = (name: string) =>
  name
    .replace(/\[.*\]$/, '')
    .toLowerCase()
    .replace(/[-_.]+/g, '-')

const askedBy = (block: string) => [...block.matchAll(ASKED)].map(([, name = '']) => name)

/**
 * The `uv.lock` of a project: what its packages reach of what its template has locked. Pure: the same input gives the same bytes.
 * Throws when the project needs what is not locked.
 */
export function uvLock(locked: string, project: string, packages: readonly string[]): string {
  const [head = '', ...blocks] = locked.trimEnd().split(PACKAGE)
  const own = blocks.find((block) => /^source = \{ virtual = "\."/m.test(block)) ?? ''
  const wanted = new Set(packages.map(plain))
  const ofName = new Map<string, string[]>()
  for (const block of blocks) {
    const name = NAME.exec(block)?.[1] ?? ''
    if (block !== own) ofName.set(name, [...(ofName.get(name) ?? []), block])
  }
  const reached = new Set(wanted)
  // A set goes on to what is added while it is walked.
  for (const name of reached) {
    const known = ofName.get(name)
    if (!known) throw new Error(`The lock file has no ${name}.`)
    for (const asked of known.flatMap(askedBy)) reached.add(asked)
  }
  const itself = own
    .replace(NAME, `name = "${project}"`)
    .replace(ASKED, (line, name: string) => (wanted.has(name) ? line : ''))
    .replace(/\[\n+/g, '[\n')
    .replace(/,\n{2,}(?= {4}|\])/g, ',\n')
  const kept = [...reached].flatMap((name) => (ofName.get(name) ?? []).map((block) => [name, block] as const))
  const all = [...kept, [project, itself] as const].sort(([one], [other]) =>
    one < other ? -1 : one > other ? 1 : 0,
  )
  return `${[head, ...all.map(([, block]) => block.trimEnd())].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`
}
