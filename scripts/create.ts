/**
 * Makes a project: npm run create -- --frontend vue --backend go --database redis --auth --tests --name "Field Notes" [folder]
 *
 * Without arguments it asks. The flags are those of `GET /api/starter`; without any of them all are on.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as clack from '@clack/prompts'
import { generateProject } from '../src/entities/project/lib/code'
import { type Refusal, starterCommand, starterConfig } from '../src/entities/project/lib/starter'
import { idOf } from '../src/entities/project/lib/templates'
import { projectSlug } from '../src/entities/project/lib/templates/names'
import type { ProjectConfig } from '../src/entities/project/model/config'
import {
  BACKENDS,
  DATABASES,
  FEATURE_LABELS,
  FEATURES,
  FRONTENDS,
} from '../src/entities/project/model/technologies'
import { templatesOnDisk } from './templates/read'

type Parameter = [name: string, value: string]

/** `--name value`, `--name=value`, `--flag`, `--no-flag`, and at most one folder. */
function argumentsOf(words: readonly string[]): { asked: Parameter[]; folder?: string } {
  const asked: Parameter[] = []
  const folders: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) folders.push(word)
    else if (word.includes('='))
      asked.push([word.slice(2, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
    else if (word.startsWith('--no-')) asked.push([word.slice(5), 'false'])
    else if (FEATURES.some((flag) => word === `--${flag}`)) asked.push([word.slice(2), ''])
    else asked.push([word.slice(2), words[++at] ?? ''])
  }
  if (folders.length > 1) throw new Error(`There can be one folder, not ${folders.join(' and ')}.`)
  return { asked, folder: folders[0] }
}

/** Asks for everything. Ends the program when somebody presses Escape. */
async function ask(): Promise<Parameter[]> {
  const options = (labels: readonly string[]) => labels.map((label) => ({ value: idOf(label), label }))
  clack.intro('A new project')
  const answers = await clack.group(
    {
      name: () => clack.text({ message: 'What is it called?', placeholder: 'Field Notes' }),
      frontend: () => clack.select({ message: 'Front end', options: options(FRONTENDS) }),
      backend: () => clack.select({ message: 'Back end', options: options(BACKENDS) }),
      database: () => clack.select({ message: 'Database', options: options(DATABASES) }),
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
    {
      onCancel: () => {
        clack.cancel('Nothing was made.')
        process.exit(1)
      },
    },
  )
  const flags = FEATURES.map((flag): Parameter => [flag, answers.flags.includes(flag) ? 'true' : 'false'])
  return [
    ['name', answers.name ?? ''],
    ['frontend', answers.frontend],
    ['backend', answers.backend],
    ['database', answers.database],
    ...flags,
  ]
}

const told = ({ parameter, problem, good }: Refusal) =>
  `--${parameter} ${problem}.${good.length > 0 ? ` Good: ${good.join(', ')}.` : ''}`

async function create(config: ProjectConfig, folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const { files } = await generateProject(
    { config, createdAt: new Date().toISOString(), createdBy: 'create-orrery' },
    templatesOnDisk(),
  )
  for (const { path, content } of files) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
  return files.length
}

try {
  const words = process.argv.slice(2)
  const given = argumentsOf(words)
  const config = starterConfig(words.length === 0 ? await ask() : given.asked)
  if (Array.isArray(config)) throw new Error(config.map(told).join('\n'))
  const folder = resolve(process.env.INIT_CWD ?? '.', given.folder ?? projectSlug(config.name))
  const count = await create(config, folder)
  console.log(`${count} files in ${folder}. README.md says how to run it.`)
  if (words.length === 0) console.log(`The same again: ${starterCommand(config)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
