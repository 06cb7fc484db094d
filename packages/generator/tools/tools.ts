import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack, Versions } from '../engine/manifest.ts'

/** The command that prints the version of a server's language. */
const SAYS_VERSION: Readonly<Record<string, string>> = {
  node: 'node --version',
  java: 'java --version',
  go: 'go version',
  php: 'php --version',
  ruby: 'ruby --version',
  dotnet: 'dotnet --version',
  // uv brings the Python that a project asks for.
  python: 'uv run python --version',
}

/** The programs of a command line that are neither on the machine nor in the folder. */
export function missingPrograms(command: string, folder: string): string[] {
  return command
    .split('&&')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter((program) =>
      /^\.\/|\/bin\//.test(program)
        ? folder !== '' && !existsSync(join(folder, program))
        : spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
    )
}

/** The version of a language in a folder, `24.21.0`; empty when it does not say. */
export function runtimeVersion(language: string, folder?: string): string {
  const { stdout } = spawnSync('sh', ['-c', SAYS_VERSION[language] ?? ':'], { cwd: folder, encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? ''
}

/** Describes the tools of a server that the machine lacks; empty when the server can be tried. */
export function lackingTools(
  language: string,
  { run = undefined }: Partial<Stack>,
  versions: Versions,
): string[] {
  const commands = Object.values(run ?? {}).map((command) =>
    typeof command === 'string' ? command : command.do,
  )
  const lacking = [...new Set(commands.flatMap((command) => missingPrograms(command, '')))]
  if (lacking.length > 0 || language === 'python') return lacking
  const [wanted = '', found] = [
    versions.oldest?.[language] ?? versions.runtimes?.[language],
    runtimeVersion(language),
  ]
  return isNewer(wanted, found) ? [`${language} ${wanted} (here is ${found || 'none'})`] : []
}

/** Whether a version of numbers and dots is newer than another. Parts that are no number count as 0. */
export function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) =>
    version
      .replace(/^v/, '')
      .split('.')
      .map((part) => Number.parseInt(part, 10) || 0),
  )
  const length = Math.max(left?.length ?? 0, right?.length ?? 0)
  for (let at = 0; at < length; at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
