import { describe, expect, test } from 'vitest'
import { csharpString } from '../../../src/entities/project/lib/generator/text/escape'
import type { ProjectFile } from '../../../src/entities/project/model/project-file'
import { DATABASES } from '../../../src/entities/project/model/technologies'
import { contentOf, generate as generateAny, has, SUBSETS, subsetsFor } from '../kit'
import { imbalance } from './lexer'

const generate = (overrides: Parameters<typeof generateAny>[0] = {}) =>
  generateAny({ backend: '.NET', ...overrides })

const codeOf = (project: ProjectFile) => project.files.filter(({ path }) => path.endsWith('.cs'))

/** Code without comments and strings. */
const bare = (content: string) =>
  content.replace(/\/\/[^\n]*|@"(?:""|[^"])*"|\$?"(?:\\.|[^"\\\n])*"/g, '""').replace(/^using .*;$/gm, '')

/** What a file that uses these names has to import; the project file imports the rest for all of them. */
const NAMESPACES: Record<string, string[]> = {
  'System.Collections': ['DictionaryEntry'],
  'System.Data.Common': ['DbConnection', 'DbCommand', 'DbDataReader', 'DbException'],
  'System.Diagnostics': ['Stopwatch'],
  'System.Globalization': ['CultureInfo', 'NumberStyles', 'DateTimeStyles'],
  'System.Net': ['IPAddress', 'Dns', 'WebUtility', 'HttpStatusCode'],
  'System.Net.Http.Headers': ['AuthenticationHeaderValue'],
  'System.Security.Cryptography': ['RandomNumberGenerator', 'SHA256', 'RSA', 'Rfc2898DeriveBytes'],
  'System.Text': ['Encoding', 'StringBuilder'],
  'System.Text.Encodings.Web': ['JavaScriptEncoder'],
  'System.Text.Json': ['JsonSerializer', 'JsonDocument', 'JsonElement', 'JsonValueKind', 'JsonException'],
  'System.Text.Json.Serialization': ['JsonIgnore'],
  'System.Text.RegularExpressions': ['Regex', 'Match'],
  'App.Ai': ['AiRoutes', 'AiClient'],
  'App.Auth': ['AuthRoutes', 'Sessions', 'RateLimit', 'Passwords'],
  'App.Http': ['Answer', 'Body', 'Errors', 'HttpError', 'Log'],
  'App.Store': ['Database', 'IStore', 'MemoryStore', 'Item', 'User', 'ItemPage'],
  'Microsoft.AspNetCore.Connections': ['AddressInUseException'],
  'MongoDB.Bson': ['BsonDocument', 'BsonDateTime'],
  'MongoDB.Driver': ['MongoClient', 'Builders', 'IMongoDatabase'],
  'StackExchange.Redis': ['ConnectionMultiplexer', 'IDatabase', 'HashEntry'],
  Npgsql: ['NpgsqlConnection'],
  MySqlConnector: ['MySqlConnection'],
  'Microsoft.Data.Sqlite': ['SqliteConnection'],
}

/** True when the code names a type: no member and no part of a longer name. */
const names = (code: string, type: string) => new RegExp(`(?<![.\\w@])${type}\\b(?!\\s*[,=;){])`).test(code)

describe.each(DATABASES)('.NET with %s', (database) => {
  const subsets = subsetsFor({ frontend: 'React', backend: '.NET', database })

  test('has balanced files in every set of features', () => {
    for (const features of subsets)
      for (const { path, content } of codeOf(generate({ database, features })))
        expect(imbalance(content, 'csharp'), `${path} (${features.join(', ')})`).toBe(null)
  })

  test('imports the namespaces of the types that it names, in order', () => {
    for (const features of subsets)
      for (const { path, content } of codeOf(generate({ database, features }))) {
        const imports = [...content.matchAll(/^using ([\w.]+);$/gm)].map(([, name = '']) => name)
        const system = imports.filter((name) => name.startsWith('System'))
        const others = imports.filter((name) => !name.startsWith('System'))
        expect(imports, path).toEqual([...system.sort(), ...others.sort()])
        const namespace = /^namespace ([\w.]+);$/m.exec(content)?.[1]
        expect(namespace, path).toMatch(/^App(\.\w+)?$/)
        const code = bare(content)
        for (const [needed, types] of Object.entries(NAMESPACES)) {
          const used = types.filter((type) => names(code, type))
          if (used.length > 0 && namespace !== needed)
            expect(imports, `${path} names ${used.join(', ')} (${features.join(', ')})`).toContain(needed)
        }
      }
  })

  test('pins the driver, and nothing else is a package', () => {
    const project = generate({ database })
    const packages = project.files
      .filter(({ path }) => path.endsWith('.csproj'))
      .flatMap(({ content }) => [
        ...content.matchAll(/<PackageReference Include="([\w.]+)" Version="(.*?)"/g),
      ])
    for (const [, name, version] of packages) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(packages).toHaveLength(['Supabase', 'Firebase'].includes(database) ? 0 : 1)
  })

  test('has a store with every method of the interface', () => {
    for (const features of SUBSETS) {
      const project = generate({ database, features })
      const signatures = (path: string, pattern: RegExp) =>
        [...contentOf(project, path).matchAll(pattern)].map(([, signature]) => signature)
      const wanted = signatures('server/src/Store/IStore.cs', /^ {4}(Task.*\));$/gm)
      const stores = project.files.filter(({ path }) => /(?<!I)Store\.cs$/.test(path))
      expect(stores).toHaveLength(features.includes('tests') ? 3 : 2)
      for (const { path } of stores)
        expect(signatures(path, /^ {4}public (?:async )?(Task.*\))(?: =>.*)?$/gm), path).toEqual(
          expect.arrayContaining(wanted),
        )
    }
  })
})

describe('feature flags', () => {
  test.each([
    ['api', ['server/src/ItemRoutes.cs', 'server/src/Store/Models.cs']],
    ['auth', ['server/src/Auth/AuthRoutes.cs', 'server/src/Auth/Passwords.cs']],
    ['ai', ['server/src/Ai/AiClient.cs', 'server/src/Ai/AiRoutes.cs']],
    ['docs', ['server/openapi.json', 'server/src/Docs.cs']],
    ['tests', ['server/test/Tests.csproj', 'server/test/AppTests.cs']],
  ] as const)('%s adds its files, and only then', (feature, paths) => {
    const without = generate({ features: [] })
    const alone = generate({ features: [feature] })
    for (const path of paths) {
      expect(has(without, path), path).toBe(false)
      expect(has(alone, path), path).toBe(true)
    }
  })

  test('writing items needs a user exactly when there are accounts', () => {
    const route = 'MapMethods("/api/items", Post, sessions.Required(items.Create))'
    expect(contentOf(generate({ features: ['api', 'auth'] }), 'server/src/AppServer.cs')).toContain(route)
    expect(contentOf(generate({ features: ['api'] }), 'server/src/AppServer.cs')).not.toContain('Required')
  })
})

test('names are text in C#, whatever they hold', () => {
  const name = `It's "q" {x} \${y} \\ "); Environment.Exit(1); // ''' """`
  const project = generate({ name })
  expect(contentOf(project, 'server/src/Config.cs')).toContain(`Name { get; } = ${csharpString(name)};`)
  for (const { path, content } of codeOf(project)) {
    expect(imbalance(content, 'csharp'), path).toBe(null)
    expect(bare(content), path).not.toContain('Exit')
  }
})

test.each([
  ['it\'s "q"', String.raw`"it's \"q\""`],
  ['back\\', String.raw`"back\\"`],
  ['line\u2028\u2029\u0085', String.raw`"line\u2028\u2029\u0085"`],
  ['{x} $y', '"{x} $y"'],
])('csharpString(%j)', (text, expected) => {
  expect(csharpString(text)).toBe(expected)
})

test('the check of brackets finds what is broken', () => {
  expect(imbalance(`f(@"a""b\\", $"{x}", '"', "it's"); // it's`, 'csharp')).toBe(null)
  expect(imbalance('f("a\n");', 'csharp')).toMatch(/quote/)
  expect(imbalance('{ f(x]; }', 'csharp')).toMatch(/wrong ]/)
})
