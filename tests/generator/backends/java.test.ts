import { expect, test } from 'vitest'
import { javaLiteral } from '../../../src/entities/project/lib/generator/text/escape'
import { DATABASES, type Database } from '../../../src/entities/project/model/technologies'
import { contentOf, generate, has, SUBSETS, SUPPORTED_FRONTENDS } from '../kit'

const SOURCE = 'server/src/app'
const javaProject = (overrides: Parameters<typeof generate>[0] = {}) =>
  generate({ ...overrides, backend: 'Java' })
const sourcesOf = (project: ReturnType<typeof generate>) =>
  project.files.filter(({ path }) => path.endsWith('.java'))

/** Java without its comments and texts, so that what remains can be searched. */
const bare = (content: string) =>
  content.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])+'/g, (token) =>
    token.startsWith('/') ? '' : '""',
  )

test('every class lies where its package says, and everything of the project that is imported exists', () => {
  for (const database of DATABASES)
    for (const features of SUBSETS) {
      const sources = sourcesOf(javaProject({ database, features }))
      const names = sources.map(({ path }) =>
        path
          .replace(/^server\/(src|test)\//, '')
          .replace(/\.java$/, '')
          .replaceAll('/', '.'),
      )
      for (const [index, { path, content }] of sources.entries()) {
        const declared = /^package ([\w.]+);$/m.exec(content)?.[1]
        expect(`${declared}.${path.split('/').at(-1)?.replace('.java', '')}`).toBe(names[index])
        for (const [, name = ''] of content.matchAll(/^import (app\.[\w.]+);$/gm))
          expect(names, `${path} (${database}: ${features.join(', ')})`).toContain(name)
      }
    }
})

test('no import is unused, no bracket is left open, and imports are sorted', () => {
  for (const database of DATABASES)
    for (const features of SUBSETS) {
      for (const { path, content } of sourcesOf(javaProject({ database, features }))) {
        const imports = [...content.matchAll(/^import ([\w.]+);$/gm)].map(([, name = '']) => name)
        expect(imports, path).toEqual([...imports].sort())
        const body = content.replace(/^import .*$/gm, '')
        for (const name of imports) expect(body, path).toMatch(new RegExp(`\\b${name.split('.').at(-1)}\\b`))
        for (const [open, close] of ['{}', '()', '[]'].map((pair) => pair.split('') as [string, string]))
          expect(bare(content).split(open).length, `${path} ${open}`).toBe(bare(content).split(close).length)
      }
    }
})

test.each([
  ['api', ['ItemRoutes.java', 'store/Item.java']],
  ['auth', ['auth/AuthRoutes.java', 'auth/Passwords.java', 'auth/Sessions.java', 'store/User.java']],
  ['ai', ['ai/AiClient.java', 'ai/AiRoutes.java']],
  ['docs', ['docs/Docs.java', 'docs/DocsPage.java']],
] as const)('%s adds its classes, and only then', (feature, paths) => {
  for (const path of paths) {
    expect(has(javaProject({ features: [] }), `${SOURCE}/${path}`), path).toBe(false)
    expect(has(javaProject({ features: [feature] }), `${SOURCE}/${path}`), path).toBe(true)
  }
})

test('tests exist with their command, and every test class is run', () => {
  const project = javaProject()
  const main = contentOf(project, 'server/test/app/TestMain.java')
  for (const name of ['JsonTest', 'AppTest', 'ItemsTest', 'AuthTest', 'AiTest']) {
    expect(has(project, `server/test/app/${name}.java`), name).toBe(true)
    expect(main).toContain(`${name}.addTo(suite);`)
  }
  const without = javaProject({ features: ['api'] })
  expect(without.files.some(({ path }) => path.startsWith('server/test/'))).toBe(false)
  expect(contentOf(without, 'server/run.mjs')).not.toContain('TestMain')
})

const DRIVERS: Partial<Record<Database, string>> = {
  PostgreSQL: 'org.postgresql:postgresql:42.7.13',
  MySQL: 'org.mariadb.jdbc:mariadb-java-client:3.5.7',
  MongoDB: 'org.mongodb:mongodb-driver-sync:5.5.1',
  SQLite: 'org.xerial:sqlite-jdbc:3.51.3.0',
}

test.each(DATABASES)('the driver of %s is pinned, and set up exactly when there is one', (database) => {
  const project = javaProject({ database })
  const pom = contentOf(project, 'server/pom.xml')
  const { scripts } = JSON.parse(contentOf(project, 'package.json')) as { scripts: Record<string, string> }
  const driver = DRIVERS[database]
  const found =
    /<dependency>\s*<groupId>(.*)<\/groupId>\s*<artifactId>(.*)<\/artifactId>\s*<version>(.*)<\/version>/.exec(
      pom,
    )
  expect(found?.slice(1).join(':')).toBe(driver)
  expect(Boolean(scripts.setup)).toBe(Boolean(driver))
  expect(contentOf(project, 'README.md').includes('npm run setup')).toBe(Boolean(driver))
  expect(contentOf(project, `${SOURCE}/store/Database.java`).includes('npm run setup')).toBe(Boolean(driver))
  expect(contentOf(project, 'Dockerfile').includes('mvn ')).toBe(Boolean(driver))
})

test('the manifest is well-formed, whatever the name', () => {
  for (const name of ['Field Notes', '</project>&', '', '項目'])
    for (const database of DATABASES) {
      const tags: string[] = []
      const pom = contentOf(javaProject({ name, database }), 'server/pom.xml')
      const elements = pom.replace(/<\?.*?\?>|<!--[\s\S]*?-->/g, '').matchAll(/<(\/?)([\w.]+)[^>]*>/g)
      for (const [, closes, tag = ''] of elements)
        if (closes) expect(tags.pop(), name).toBe(tag)
        else tags.push(tag)
      expect(tags).toEqual([])
    }
})

test('only the store that needs its driver to compile is left out without it', () => {
  for (const database of DATABASES)
    expect(contentOf(javaProject({ database }), 'server/run.mjs').includes('MongodbStore.java')).toBe(
      database === 'MongoDB',
    )
  expect(contentOf(javaProject({ database: 'MongoDB' }), `${SOURCE}/store/Database.java`)).not.toContain(
    'new Mongodb',
  )
})

test('names stay texts', () => {
  const name = `"); System.exit(1); \\u0022 \\ %s \${x} """ 項目`
  const config = contentOf(javaProject({ name }), `${SOURCE}/Config.java`)
  expect(config).toContain(String.raw`"\"); System.exit(1); \\u0022 \\ %s ${'${x}'} \"\"\" 項目"`)
  expect(bare(config)).not.toContain('System.exit')
  for (const { path, content } of sourcesOf(javaProject({ name, description: '*/ """ \\u002a/' })))
    if (!path.endsWith('Main.java')) expect(bare(content), path).not.toContain('System.exit')
})

test('literals keep every text as it is', () => {
  expect(javaLiteral('a "b" \\ c')).toBe(String.raw`"a \"b\" \\ c"`)
  expect(javaLiteral('line\nbreak\t\u0000 1\u007f')).toBe(String.raw`"line\012break\011\000 1\177"`)
  expect(javaLiteral('\\u0022')).toBe(String.raw`"\\u0022"`)
})

test('the fallback of the front end is served as it is built', () => {
  for (const frontend of SUPPORTED_FRONTENDS) {
    const files = contentOf(javaProject({ frontend }), `${SOURCE}/WebFiles.java`)
    expect(files).toMatch(/Path\.of\("\.\.", "web", "\w+"\)/)
    expect(files).toMatch(frontend === 'Next.js' ? /"404\.html"/ : /"index\.html"/)
  }
})

test('details of errors are shown only while developing', () => {
  expect(contentOf(javaProject({ environment: 'staging' }), `${SOURCE}/Config.java`)).toContain(
    'read(env, "APP_ENV", "staging")',
  )
  expect(contentOf(javaProject(), `${SOURCE}/Config.java`)).toContain('!environment.equals("development")')
})
