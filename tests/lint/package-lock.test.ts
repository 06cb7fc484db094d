import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  optionalDependencies?: Record<string, string>
}

/**
 * `npm ci` refuses a lock file that does not list every optional package, those for other systems too.
 * `npm install` writes such a file without a word when the registry at hand lacks one of them.
 */
test('package-lock.json lists the packages for every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>
  }
  const paths = Object.keys(packages)
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})
