import { describe, expect, test } from 'vitest'
import { singleQuoted } from '../../../src/entities/project/lib/generator/text/escape'
import type { ProjectFile } from '../../../src/entities/project/model/project-file'
import { DATABASES } from '../../../src/entities/project/model/technologies'
import { contentOf, generate as generateAny, has, SUBSETS, subsetsFor } from '../kit'
import { imbalance } from './lexer'

const generate = (overrides: Parameters<typeof generateAny>[0] = {}) =>
  generateAny({ backend: 'PHP', ...overrides })

const phpOf = (project: ProjectFile) => project.files.filter(({ path }) => path.endsWith('.php'))

/** The class that each file declares, by its full name. */
const declared = (project: ProjectFile) =>
  new Map(
    phpOf(project).flatMap(({ path, content }) => {
      const name = /^(?:final )?(?:class|interface) (\w+)/m.exec(content)?.[1]
      const namespace = /^namespace ([\w\\]+);/m.exec(content)?.[1]
      return name ? [[`${namespace}\\${name}`, path] as const] : []
    }),
  )

describe.each(DATABASES)('PHP with %s', (database) => {
  const subsets = subsetsFor({ frontend: 'React', backend: 'PHP', database })

  test('has balanced files in every set of features', () => {
    for (const features of subsets)
      for (const { path, content } of phpOf(generate({ database, features })))
        if (path !== 'server/src/docs-page.php')
          expect(imbalance(content, 'php'), `${path} (${features.join(', ')})`).toBe(null)
  })

  test('has every class where the autoloader looks, and imports exactly what it uses', () => {
    for (const features of subsets) {
      const project = generate({ database, features })
      const classes = declared(project)
      for (const [name, path] of classes)
        expect(path).toBe(`server/src/${name.replace(/^App\\/, '').replaceAll('\\', '/')}.php`)
      for (const { path, content } of phpOf(project)) {
        const imports = [...content.matchAll(/^use ([\w\\]+);$/gm)].map(([, name = '']) => name)
        expect(imports, path).toEqual([...new Set(imports)].sort())
        const code = content.replace(/^use .*;$/gm, '')
        for (const name of imports) {
          if (name.startsWith('App\\')) expect([...classes.keys()], path).toContain(name)
          const short = name.split('\\').at(-1) ?? ''
          expect(code, `${path} imports ${name} (${features.join(', ')})`).toMatch(
            new RegExp(`(?<![\\\\$>:\\w])${short}\\b`),
          )
        }
        // A class of another namespace is either imported or written with a leading backslash.
        const namespace = /^namespace ([\w\\]+);/m.exec(content)?.[1]
        if (!namespace) continue
        for (const [, used = ''] of code.matchAll(/\b(?:new |catch \(|throw new )([A-Z]\w+)/g))
          expect(
            imports.some((name) => name.endsWith(`\\${used}`) || name === used) ||
              classes.has(`${namespace}\\${used}`),
            `${path} knows ${used}`,
          ).toBe(true)
      }
    }
  })

  test('names its extensions in composer.json, in the CI and in the server itself', () => {
    const project = generate({ database })
    const { require: required } = JSON.parse(contentOf(project, 'server/composer.json')) as {
      require: Record<string, string>
    }
    expect(required.php).toBe('>=8.2')
    const extensions = Object.keys(required).filter((name) => name !== 'php')
    for (const name of extensions) expect(name).toMatch(/^ext-\w+$/)
    const listed = extensions.map((name) => name.slice('ext-'.length)).join(', ')
    expect(contentOf(project, '.github/workflows/ci.yml')).toContain(`extensions: ${listed}\n`)
    const [, list = ''] =
      /EXTENSIONS = \[(.*)\]/.exec(contentOf(project, 'server/src/Store/Database.php')) ?? []
    for (const [, name] of list.matchAll(/'(\w+)' =>/g)) expect(extensions).toContain(`ext-${name}`)
    expect(list).not.toBe('')
  })

  test('pins what the image adds', () => {
    const dockerfile = contentOf(generate({ database }), 'Dockerfile')
    for (const [, name] of dockerfile.matchAll(/pecl install (\S+)/g)) expect(name).toMatch(/-\d+\.\d+\.\d+$/)
    expect(dockerfile).toMatch(/^FROM php:8\.2-apache-bookworm$/m)
    expect(dockerfile).not.toMatch(/[^\\]\n {2}\S.*\\\n(?! )/)
  })
})

describe('feature flags', () => {
  test.each([
    ['api', ['server/src/Items.php', 'server/src/Store/Item.php']],
    [
      'auth',
      ['server/src/Auth/AuthRoutes.php', 'server/src/Auth/Passwords.php', 'server/src/Store/User.php'],
    ],
    ['ai', ['server/src/Ai/AiClient.php', 'server/src/Http/HttpClient.php']],
    ['docs', ['server/openapi.json', 'server/src/Docs.php', 'server/src/docs-page.php']],
    ['tests', ['server/test/run.php', 'server/test/AppTest.php']],
  ] as const)('%s adds its files, and only then', (feature, paths) => {
    const without = generate({ features: [] })
    const alone = generate({ features: [feature] })
    for (const path of paths) {
      expect(has(without, path), path).toBe(false)
      expect(has(alone, path), path).toBe(true)
    }
  })

  test('writing items needs a user exactly when there are accounts', () => {
    const route = /'POST', '\/api\/items', \$sessions->required/
    expect(contentOf(generate({ features: ['api', 'auth'] }), 'server/src/App.php')).toMatch(route)
    expect(contentOf(generate({ features: ['api'] }), 'server/src/App.php')).not.toMatch(route)
  })

  test('every store has every method of the interface', () => {
    for (const database of DATABASES)
      for (const features of SUBSETS) {
        const project = generate({ database, features })
        const methods = (path: string) =>
          [...contentOf(project, path).matchAll(/public function (?!__construct)(\w+\(.*\): \S+?);?$/gm)].map(
            ([, signature]) => signature,
          )
        const wanted = methods('server/src/Store/Store.php')
        const stores = project.files.filter(({ path }) => /Store\/\w+Store\.php$/.test(path))
        expect(stores).toHaveLength(2)
        for (const { path } of stores) expect(methods(path), path).toEqual(expect.arrayContaining(wanted))
      }
  })
})

test('names are text in PHP, whatever they hold', () => {
  const name = `It's "q" {$x} \${y} \\ ?> <?php phpinfo(); ''' \\' "); drop`
  const project = generate({ name })
  const config = contentOf(project, 'server/src/Config.php')
  expect(config).toContain(`name: ${singleQuoted(name)},`)
  for (const { path, content } of phpOf(project))
    if (path !== 'server/src/docs-page.php') expect(imbalance(content, 'php'), path).toBe(null)
  expect(contentOf(project, 'server/src/docs-page.php')).not.toContain('drop')
})

test.each([
  ["it's", String.raw`'it\'s'`],
  ['back\\', String.raw`'back\\'`],
  [String.raw`\'`, String.raw`'\\\''`],
  ['$x {$y}', "'$x {$y}'"],
])('singleQuoted(%j)', (text, expected) => {
  expect(singleQuoted(text)).toBe(expected)
})

test('the check of brackets finds what is broken', () => {
  expect(imbalance("f(['a)' => \"]\"]); // it's", 'php')).toBe(null)
  expect(imbalance("f('a\n'b');", 'php')).toMatch(/quote/)
  expect(imbalance('f(1];', 'php')).toMatch(/wrong ] in line 1/)
  expect(imbalance('{\n  {\n}', 'php')).toMatch(/open { of line 1/)
})
