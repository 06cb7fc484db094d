import { describe, expect, test } from 'vitest'
import type { ProjectFile } from '../../src/entities/project/model/project-file'
import { contentOf, generate, labelOf, STACKS, subsetsFor } from './kit'

/** Where each language reads a variable, and how. */
const READS: [path: RegExp, read: RegExp][] = [
  [/^compose\.yaml$/, /\$\{([A-Z_]+)/g],
  [/^(server\/src|web)\/.*\.(tsx?|mjs|vue|svelte)$/, /\benv\.([A-Z][A-Z_]+)/g],
  [/^server\/.*\.(py|rb)$/, /\benv(?:\.get\("|\[')([A-Z][A-Z_]+)/g],
  [/^server\/src\/.*\.java$/, /\bread\(env, "([A-Z_]+)"/g],
  [/^server\/.*\.go$/, /\benv\("([A-Z_]+)"\)/g],
  [/^server\/src\/Config\.php$/, /\$env\('([A-Z_]+)'/g],
  [/^server\/src\/Config\.cs$/, /\bEnv\("([A-Z_]+)"/g],
]

/** The variables that the code, the compose file and the build read. */
function variablesRead(project: ProjectFile): string[] {
  const names = project.files.flatMap(({ path, content }) =>
    READS.filter(([where]) => where.test(path)).flatMap(([, read]) => [...content.matchAll(read)]),
  )
  return [...new Set(names.map(([, name = '']) => name))].sort()
}

function variablesShown(project: ProjectFile): string[] {
  const names = [...contentOf(project, '.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(names).toEqual([...new Set(names)])
  return names.sort()
}

describe.each(STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_, stack) => {
  test('.env.example has exactly the variables that are read', () => {
    for (const features of subsetsFor(stack)) {
      const project = generate({ ...stack, features })
      expect(variablesShown(project), features.join(', ')).toEqual(variablesRead(project))
    }
  })

  test('the readme explains them all', () => {
    const project = generate(stack)
    for (const name of variablesShown(project))
      expect(contentOf(project, 'README.md')).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'))
  })
})

test('no secret has a value', () => {
  for (const stack of STACKS) {
    const example = contentOf(generate(stack), '.env.example')
    for (const [, name, value] of example.matchAll(/^([A-Z_]*(?:KEY|SECRET|TOKEN)[A-Z_]*)=(.*)$/gm))
      expect(value, name).toBe('')
  }
})
