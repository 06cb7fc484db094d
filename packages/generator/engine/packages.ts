import { holds } from './condition'
import type { Ecosystem, Stack, Versions } from './manifest'

interface Package {
  /** As the package manager calls it. */
  name: string
  version: string
  group: string
}

/** The packages of a stack for the names that are true. Throws for one without a version. */
export function packagesOf(stack: Stack, names: ReadonlySet<string>, versions: Versions): Package[] {
  const known = versions[stack.ecosystem] ?? {}
  const found = Object.entries(stack.packages).flatMap(([key, list]) => {
    const [expression = '', group = ''] = key.split(':')
    return holds(expression, names) ? list.map((entry) => packageOf(entry, group)) : []
  })
  const all = new Map(found.map((entry) => [`${entry.group} ${entry.name}`, entry]))
  return [...all.values()].sort((one, other) => (one.name < other.name ? -1 : 1))

  function packageOf(entry: string, group: string): Package {
    const version = known[entry] ?? known[entry.replace(/\[.*\]$/, '')]
    if (version === undefined) throw new Error(`versions.json has no "${entry}" in "${stack.ecosystem}".`)
    return { name: entry.replace(/(?<=.)@\d+$/, ''), version, group }
  }
}

const WRITTEN: Record<Exclude<Ecosystem, 'npm' | 'composer'>, (entry: Package) => string[]> = {
  pypi: ({ name, version }) => [`"${name}==${version}",`],
  gems: ({ name, version }) => [`gem '${name}', '${version}'`],
  go: ({ name, version, group }) => [`${name} ${version}${group === 'indirect' ? ' // indirect' : ''}`],
  nuget: ({ name, version }) => [`<PackageReference Include="${name}" Version="${version}" />`],
  maven: ({ name, version, group }) => {
    const [groupId = '', artifactId = ''] = name.split(':')
    return [
      '<dependency>',
      `  <groupId>${groupId}</groupId>`,
      `  <artifactId>${artifactId}</artifactId>`,
      ...(version ? [`  <version>${version}</version>`] : []),
      ...(group ? [`  <scope>${group}</scope>`] : []),
      '</dependency>',
    ]
  },
}

/** The lines of a `{{packages group}}` region. */
export function packageLines(stack: Stack, packages: readonly Package[], group: string): string[] {
  const { ecosystem } = stack
  if (ecosystem === 'npm' || ecosystem === 'composer') throw new Error(`${ecosystem} has no package lines.`)
  const wanted = ecosystem === 'maven' ? packages : packages.filter((entry) => entry.group === group)
  return wanted.flatMap(WRITTEN[ecosystem])
}

/** `dependencies` and `devDependencies` of `package.json`, `require` and `require-dev` of `composer.json`. */
export function packageObjects(
  stack: Stack,
  packages: readonly Package[],
): Record<string, Record<string, string>> {
  const of = (group: string) =>
    Object.fromEntries(
      packages.filter((entry) => entry.group === group).map(({ name, version }) => [name, version]),
    )
  const [plain, dev] =
    stack.ecosystem === 'npm' ? ['dependencies', 'devDependencies'] : ['require', 'require-dev']
  return { [plain]: of(''), [dev]: of('dev') }
}
