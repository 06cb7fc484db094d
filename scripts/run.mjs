// Starting other programs: a command with its output collected, or one of our packages' command-line tools.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where our own steps keep what may be thrown away at any time. */
export const cacheDir = join(root, 'node_modules/.cache/orrery')

/**
 * Runs a command in the repository. `live` shows its output as it comes, otherwise it is only collected.
 * After `timeout` ms the command is ended and counts as failed. Never rejects.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, live?: boolean, timeout?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function run(command, args, { env, live = false, timeout = 10 * 60_000 } = {}) {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))

  const end = () => child.kill('SIGTERM')
  process.once('SIGTERM', end)

  return new Promise((resolve) => {
    const settle = (ok, note = '') => {
      clearTimeout(timer)
      process.removeListener('SIGTERM', end)
      const output = Buffer.concat(chunks).toString('utf8') + note
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 })
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle(false, `\n${command} was ended after ${timeout / 1000} s without a result.`)
    }, timeout)
    child.on('error', (error) => settle(false, `\n${command} did not start: ${error.message}`))
    child.on('close', (code) => settle(code === 0))
  })
}

/** Runs npm. Started through its own script when npm started us: the only way that works on every system. */
export function runNpm(args, options) {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], options)
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options)
}

/** Runs a command-line tool of an installed package with this Node. */
export function runTool(packageName, toolName, args, options) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const script = typeof bin === 'string' ? bin : bin[toolName]
  return run(process.execPath, [join(dirname(manifest), script), ...args], options)
}
