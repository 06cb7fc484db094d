import { projectFileName } from './archive'
import { projectSlug } from './engine/names'
import type { CodeSource } from './model/order'
import type { ProjectFile } from './model/project-file'
import versions from './templates/versions.json'

/** How to run a project, read from its own README. Texts are inline Markdown with code and links. */
export interface RunGuide {
  /** Name of the downloaded zip, and of the folder in it. */
  zip: string
  folder: string
  /** The programs to install first, with their versions. */
  needs: string[]
  /** The commands in order, as they are typed in a shell of macOS or Linux; `say` introduces them. */
  steps: RunStep[]
  /** Where the running project answers, and what it then shows. */
  shows: string[]
  /** The parts of the project, the largest first. */
  parts: ProjectPart[]
  /** The count of all files. */
  files: number
}

export interface RunStep {
  say: string
  commands: string[]
}

/** A folder of the project with a slash at its end, or, with an empty name, the files beside the folders. */
export interface ProjectPart {
  name: string
  files: number
}

/** A shell that commands are written for. */
export type Shell = 'posix' | 'powershell'

/** Reads the guide of a generated project. Throws for a README without commands. */
export function runGuide(project: ProjectFile, source: CodeSource): RunGuide {
  const readme = project.files.find(({ path }) => path === 'README.md')?.content ?? ''
  const blocks = blocksOf(section(readme, 'Run it'))
  const steps = stepsOf(blocks)
  if (steps.length === 0) throw new Error('The README has no commands.')
  return {
    zip: projectFileName(project.name, 'zip'),
    folder: projectSlug(project.name),
    needs: needsOf(blocks, project),
    steps,
    shows: [...answersOf(blocks), ...firstScreen(source), ...seedOf(readme)],
    parts: partsOf(project),
    files: project.files.length,
  }
}

/** A command of a README as a shell wants it. */
export function shellCommand(command: string, shell: Shell): string {
  if (shell === 'posix') return command
  return command
    .replace(/^\(cd (\S+) && (.*)\)$/, 'cd $1; $2; cd ..')
    .replaceAll(' && ', '; ')
    .replace(/(^|; )\.\/mvnw\b/g, '$1.\\mvnw.cmd')
    .replace(/^cp /, 'Copy-Item ')
}

/** The commands that unpack the download and enter its folder. */
export const unpackCommands = ({ zip, folder }: Pick<RunGuide, 'zip' | 'folder'>, shell: Shell): string[] =>
  shell === 'posix'
    ? [`unzip -q ${zip}`, `cd ${folder}`]
    : [`Expand-Archive ${zip} -DestinationPath .`, `cd ${folder}`]

type Block = { type: 'code'; lines: string[] } | { type: 'list' | 'text'; lines: string[] }

function section(readme: string, title: string): string {
  const [, after = ''] = readme.split(`\n## ${title}\n`)
  return after.split('\n## ')[0] ?? ''
}

/** Shell blocks, lists and paragraphs, each as its lines. */
function blocksOf(text: string): Block[] {
  return [...text.matchAll(/```sh\n([\s\S]*?)```|((?:^\S.*\n?)+)/gm)].map(([, code, words = '']): Block => {
    if (code !== undefined) return { type: 'code', lines: code.trim().split('\n') }
    const lines = words.trim().split('\n')
    return lines.every((line) => line.startsWith('- '))
      ? { type: 'list', lines: lines.map((line) => line.slice(2)) }
      : { type: 'text', lines }
  })
}

function needsOf(blocks: readonly Block[], project: ProjectFile): string[] {
  const first = blocks.find(({ type }) => type === 'list')
  if (first) return first.lines
  const said = blocks.flatMap(({ lines }) => /^You need (.+?)\.?$/.exec(lines.join(' '))?.[1] ?? [])
  if (said.length > 0) return said
  // The READMEs of starters for Node.js do not name it.
  const isNode = project.files.some(({ path }) => path === 'package.json')
  return isNode ? [`Node.js ${versions.oldest.node} or newer`] : []
}

/**
 * The first shell block, and a second block after "Then:". A program that has to run between them, such as a database, is a
 * step of its own.
 */
function stepsOf(blocks: readonly Block[]): RunStep[] {
  const [first, ...others] = blocks.flatMap((block, place) => (block.type === 'code' ? [place] : []))
  if (first === undefined) return []
  const next = others.find((place) => blocks[place - 1]?.lines.join() === 'Then:')
  const commandsAt = (place: number) => blocks[place]?.lines ?? []
  if (next === undefined) return [{ say: '', commands: commandsAt(first) }]
  const between = blocks.slice(first + 1, next - 1).flatMap(({ lines }) => {
    const [say = ''] = lines.join(' ').split(' In production')
    const started = [...say.matchAll(/`((?:docker compose|npx) [^`]+)`/g)].map(([, command = '']) => command)
    return [{ say, commands: started }]
  })
  if (between.length === 0) return [{ say: '', commands: [...commandsAt(first), ...commandsAt(next)] }]
  return [{ say: '', commands: commandsAt(first) }, ...between, { say: '', commands: commandsAt(next) }]
}

/** Where it answers, by the README; without an address, the first sentence after the commands. */
function answersOf(blocks: readonly Block[]): string[] {
  const said = blocks
    .slice(blocks.findIndex(({ type }) => type === 'code'))
    .filter(({ type }) => type === 'text')
    .flatMap(({ lines }) => lines.join(' ').split(/(?<=\.)\s+/))
  const answers = said.filter(
    (sentence) => sentence.includes('<http://localhost') && /^(Open|The (API|server)) /.test(sentence),
  )
  return answers.length > 0 ? answers : said.slice(0, 1)
}

/** The first page of a web app, by its features; starters say theirs in the README. */
function firstScreen(source: CodeSource): string[] {
  if (source.kind === 'starter') return source.type === 'desktop' ? ['The window of the app opens.'] : []
  const { auth, api, ai } = source.config.features
  const pages = [api ? 'Items' : '', ai ? 'Assistant' : '', auth ? 'Account' : ''].filter(Boolean)
  const others = pages.length > 0 ? `, and links to ${pages.join(', ').replace(/, (\w+)$/, ' and $1')}` : ''
  return [`The first page is the overview: the status of the server and the database${others}.`]
}

/** The command that fills the database, with the account that it makes. */
function seedOf(readme: string): string[] {
  const row = /^\| (`[^`]* seed`) \| Fills an empty development database with (.+) \|$/m.exec(readme)
  if (!row) return []
  const folder = readme.includes('| In `server/` |') ? ' in `server/`' : ''
  return [`To start with sample data, run ${row[1]}${folder}: it adds ${row[2]}`]
}

function partsOf({ files }: ProjectFile): ProjectPart[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const slash = path.indexOf('/')
    const name = slash < 0 ? '' : `${path.slice(0, slash)}/`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, files: count }))
    .sort((one, other) => other.files - one.files || (one.name < other.name ? -1 : 1))
}
