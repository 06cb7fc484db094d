import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  strictTuple,
  union,
} from 'valibot'

export const ECOSYSTEMS = ['npm', 'pypi', 'maven', 'go', 'gems', 'composer', 'nuget'] as const
export type Ecosystem = (typeof ECOSYSTEMS)[number]

const DIRECTIVE = /\{\{version [\w-]+ [^\s{}]+\}\}/g

/** Text without the digits of a version, because versions are in `versions.json` alone. */
const words = pipe(
  string(),
  check(
    (text) => !/\d\.\d/.test(text.replace(DIRECTIVE, '').replace(/\d+\.\d+\.\d+\.\d+/g, '')),
    'names a version itself',
  ),
)
const expression = pipe(string(), regex(/^!?\w+( [&|] !?\w+)*$/, 'is no expression of names'))
const path = pipe(string(), regex(/^(?!\/)(?!.*\.\.)[^\\]+$/, 'is no path inside the folder'))
const command = union([words, strictObject({ do: words, when: expression })])

/** `stack.json`; templates/README.md says what each member means. */
export const stackSchema = strictObject({
  $schema: optional(string()),
  label: string(),
  ecosystem: picklist(ECOSYSTEMS),
  needs: array(words),
  port: optional(pipe(number(), integer())),
  define: optional(record(pipe(string(), regex(/^\w+$/)), expression)),
  /** False when `dev` has to be started again after a change. */
  reloads: optional(boolean()),
  run: optional(
    strictObject({
      install: command,
      migrate: optional(command),
      'migrate:new': optional(command),
      seed: optional(command),
      build: optional(command),
      dev: command,
      start: optional(command),
      check: command,
      format: optional(command),
      test: optional(command),
    }),
  ),
  /** Commands of the top of the project that are not those of a part, with a sentence for the readme. */
  scripts: optional(array(strictObject({ name: string(), do: words, when: expression, say: words })), []),
  files: optional(
    array(
      union([
        strictObject({ path, when: expression }),
        strictObject({ path, key: union([string(), array(string())]), when: expression }),
      ]),
    ),
    [],
  ),
  packages: optional(
    record(
      pipe(string(), regex(/^!?\w+( [&|] !?\w+)*(:\w+)?$/, 'is no expression[:group]')),
      array(string()),
    ),
    {},
  ),
  env: optional(
    array(
      strictObject({
        name: pipe(string(), regex(/^[A-Z][A-Z0-9_]*$/)),
        value: optional(string(), ''),
        example: optional(string()),
        when: optional(expression),
        say: words,
      }),
    ),
    [],
  ),
  /** Servers: how to make them trust the address that a proxy reports; ends the readme's sentence on rate limits. */
  trustProxy: optional(words),
  /** Which database the tests of a server use, and what has to run for them: the first whose expression holds. */
  testDatabase: optional(array(strictTuple([words, expression])), []),
  ignore: optional(array(string()), []),
  readme: optional(array(union([strictTuple([path, words]), strictTuple([path, words, expression])])), []),
  extensions: optional(array(string()), []),
  /** Servers: what a Dev Container needs for their language: its image, its features, what runs before the installation. */
  devContainer: optional(
    strictObject({
      image: optional(words),
      features: optional(record(string(), record(string(), union([words, boolean()]))), {}),
      prepare: optional(array(strictTuple([words, expression])), []),
    }),
  ),
  shared: optional(record(path, path), {}),
})

export type Stack = InferOutput<typeof stackSchema>

/** `versions.json`: ecosystem (or `images`, `actions`, `runtimes`, `oldest`) and name to version. */
export const versionsSchema = record(string(), record(string(), string()))
export type Versions = InferOutput<typeof versionsSchema>

/** One folder of templates: its manifest, and its files by their path in it (`base/…`, `db/redis/…`, `Dockerfile`, `ci.yml`). */
export interface Part {
  stack: Stack
  files: Readonly<Record<string, string>>
  /** Its `package-lock.json` or `uv.lock`: with the packages of every flag and database. */
  lock?: string
}

/** Where the engine gets its parts from: lazy chunks in a browser, the folder itself elsewhere. */
export interface Templates {
  /** Ids of the parts that there are: `server/node`, `web/react`, `root`. */
  parts: readonly string[]
  load: (id: string) => Promise<Part>
  versions: () => Promise<Versions>
}
