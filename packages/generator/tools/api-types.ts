/**
 * Makes `templates/web/shared/api-types.ts`: the types that openapi-typescript reads from the description of the API,
 * with the markers of the flags that each line needs.
 *
 *   npm run templates:api-types
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { render } from '../engine/render.ts'
import { TEMPLATES } from './read.ts'

/** The flags on which the description depends. */
export const API_FLAGS = ['auth', 'api', 'ai'] as const
export const API_TYPES = join(TEMPLATES, 'web/shared/api-types.ts')
const DESCRIPTION = join(TEMPLATES, 'server/shared/openapi.yaml')
const BIOME = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome')

// The tool uses an interface that TypeScript 7 no longer has.
register(
  `data:text/javascript,${encodeURIComponent("export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context)")}`,
  import.meta.url,
)

/** A template as a project with these flags has it. */
export const rendered = (text: string, path: string, flags: readonly string[]): string =>
  render(text, path, {
    names: new Set(flags),
    defined: [],
    values: {
      title: 'Title',
      slug: 'slug',
      summary: '',
      port: '',
      webPort: '',
      databaseUrl: '',
      cpus: '',
      memory: '',
    },
    packages: () => [],
  })

/** The types of the API with these flags, as the formatter of the front ends leaves them. */
export async function typesOf(flags: readonly string[]): Promise<string> {
  const { default: openapi, astToString, COMMENT_HEADER } = await import('openapi-typescript')
  const description = rendered(readFileSync(DESCRIPTION, 'utf8'), 'openapi.yaml', flags)
  const types = COMMENT_HEADER + astToString(await openapi(description))
  return formatted(types)
}

function formatted(types: string): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [BIOME, 'format', '--stdin-file-path=api-types.ts', `--config-path=${join(TEMPLATES, 'web/react/base')}`],
    { input: types, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** The types of all flags, each run of lines that a flag takes away between its markers. */
async function marked(): Promise<string> {
  const all = (await typesOf(API_FLAGS)).split('\n')
  const needs = all.map((): string[] => [])
  // A flag that takes more away encloses the others.
  for (const flag of ['api', 'ai', 'auth']) {
    const without = (await typesOf(API_FLAGS.filter((other) => other !== flag))).split('\n')
    let at = 0
    for (const { added, removed, count } of diffArrays(all, without)) {
      if (added) throw new Error(`Without ${flag} there are lines that are not there with it.`)
      if (removed) for (let line = at; line < at + count; line++) needs[line]?.push(flag)
      at += count
    }
  }
  const out: string[] = []
  let open: string[] = []
  const margin = (line: number) => /^ */.exec(all[line] ?? '')?.[0] ?? ''
  all.forEach((text, line) => {
    const wanted = needs[line] ?? []
    while (open.some((flag, depth) => wanted[depth] !== flag)) {
      out.push(`${margin(line)}// {{/if}}`)
      open = open.slice(0, -1)
    }
    for (const flag of wanted.slice(open.length)) out.push(`${margin(line)}// {{#if ${flag}}}`)
    open = [...wanted]
    out.push(text)
  })
  return formatted(out.join('\n'))
}

if (process.argv[1] === import.meta.filename) writeFileSync(API_TYPES, await marked())
