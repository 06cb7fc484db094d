/**
 * Makes a project: npm run create -- --frontend vue --backend go --database redis --auth --tests --name "Field Notes" [folder]
 *
 * Without arguments it asks; `--help` lists everything. The flags are those of `GET /api/starter`; without any of them all are on.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as clack from '@clack/prompts'
import { generateCode } from '../code'
import { commandFor, type OptionProblem, starterOptions, starterSource } from '../starter'
import { idOf } from '../engine'
import { projectSlug } from '../engine/names'
import type { CodeSource } from '../model/order'
import { BACKENDS, DATABASES, FEATURE_LABELS, FEATURES, FRONTENDS, PART_LABELS } from '../model/technologies'
import { PROJECT_TYPES, TYPE_LABELS } from '../model/types'
import { argumentsOf, type Asked, type Parameter } from '../tools/arguments'
import { templatesOnDisk } from '../tools/read'

const canceled = {
  onCancel: () => {
    clack.cancel('Nothing was made.')
    process.exit(1)
  },
}

/** Asks for every choice. Escape ends the program. */
async function ask(): Promise<Parameter[]> {
  clack.intro('A new project')
  const { name = '', type } = await clack.group(
    {
      name: () => clack.text({ message: 'What is it called?', placeholder: 'Field Notes' }),
      type: () =>
        clack.select({
          message: 'What is it?',
          options: PROJECT_TYPES.map((value) => ({
            value,
            label: TYPE_LABELS[value].label,
            hint: TYPE_LABELS[value].description,
          })),
        }),
    },
    canceled,
  )
  const words: Parameter[] = name === '' ? [] : [['name', name]]
  return type === 'web-app' ? [...words, ...(await askStack())] : [...words, ['starter', type]]
}

async function askStack(): Promise<Parameter[]> {
  const options = (labels: readonly string[]) => labels.map((label) => ({ value: idOf(label), label }))
  const { flags, ...parts } = await clack.group(
    {
      frontend: () => clack.select({ message: PART_LABELS.frontend, options: options(FRONTENDS) }),
      backend: () => clack.select({ message: PART_LABELS.backend, options: options(BACKENDS) }),
      database: () => clack.select({ message: PART_LABELS.database, options: options(DATABASES) }),
      flags: () =>
        clack.multiselect({
          message: 'With',
          required: false,
          initialValues: [...FEATURES],
          options: FEATURES.map((value) => ({
            value,
            label: FEATURE_LABELS[value].label,
            hint: FEATURE_LABELS[value].description,
          })),
        }),
    },
    canceled,
  )
  const chosen = FEATURES.filter((flag) => flags.includes(flag))
  if (chosen.length === FEATURES.length) return Object.entries(parts)
  const none = FEATURES.map((flag): Parameter => [flag, 'false'])
  return [
    ...Object.entries(parts),
    ...(chosen.length > 0 ? chosen.map((flag): Parameter => [flag, '']) : none),
  ]
}

/** Every parameter with its good values, as the address has them too. */
function help(): string {
  const { starter, name: _name, description: _description, flags, ...choices } = starterOptions()
  const rows = Object.entries(choices).map(
    ([name, { default: usual, values }]) =>
      `  --${name} ${values.map(({ id }) => id).join(' | ')} (${usual} when not given)`,
  )
  return [
    'npm run create -- [words] [folder]',
    '',
    '  --name "Field Notes"',
    '  --description "What it is for"',
    '',
    'The stack of a web app:',
    ...rows,
    `  ${flags.map(({ id }) => `--${id}`).join(' ')} (all when none is given; --no-docs takes one away)`,
    '',
    'Or a starter, which has only a name and a description beside it:',
    ...starter.values.map(({ id, description }) => `  --starter ${id}: ${description}`),
    '',
    'Without any words it asks.',
  ].join('\n')
}

const told = ({ parameter, problem, good }: OptionProblem) =>
  `--${parameter} ${problem}.${good.length > 0 ? ` Good: ${good.join(', ')}.` : ''}`

async function create(source: CodeSource, folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const { files } = await generateCode(
    { source, createdAt: new Date().toISOString(), createdBy: 'create-orrery' },
    templatesOnDisk(),
  )
  for (const { path, content } of files) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
  return files.length
}

async function main(words: readonly string[]) {
  if (words.includes('--help')) return console.log(help())
  const given: Asked = words.length === 0 ? { asked: await ask() } : argumentsOf(words)
  const source = starterSource(given.asked)
  if (Array.isArray(source)) throw new Error(source.map(told).join('\n'))
  const folder = resolve(process.env.INIT_CWD ?? '.', given.folder ?? projectSlug(source.name))
  const count = await create(source, folder)
  console.log(`${count} files in ${folder}. README.md says how to run it.`)
  if (words.length === 0) console.log(`The same again: ${commandFor(given.asked)}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
