import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { PYTHON_MINIMUM } from './versions'

/** `run.mjs`: what the npm scripts call, so that they are the same on every system. */
export function launcherFile(project: ProjectContext, hasDriver: boolean) {
  const tests = project.has('tests')
  const [major, minor] = PYTHON_MINIMUM.split('.')
  return file(
    'run.mjs',
    code`
      // Runs the server's commands with the Python of this machine: node server/run.mjs <command>
      import { spawn, spawnSync } from 'node:child_process'
      import { existsSync, watch } from 'node:fs'
      import { join } from 'node:path'
      import { fileURLToPath } from 'node:url'

      const server = fileURLToPath(new URL('.', import.meta.url))
      ${hasDriver && "const environment = join(server, '.venv')"}

      const commands = {
        start: () => run(['-m', 'app'], withEnvFile()),
        dev: () => runAndReload(['-m', 'app'], withEnvFile()),
        check: () => run(['-m', 'compileall', '-q', 'app'${tests && ", 'tests'"}]),
        ${tests && "test: () => run(['-m', 'unittest', 'discover', '--start-directory', 'tests', '--top-level-directory', '.']),"}
        ${hasDriver && 'setup,'}
      }

      const command = commands[process.argv[2]]
      if (!command) {
        console.error(\`Use one of: \${Object.keys(commands).join(', ')}\`)
        process.exit(1)
      }
      await command()

      /** Variables that are already set win over the ones in .env. */
      function withEnvFile() {
        const file = join(server, '..', '.env')
        if (existsSync(file)) process.loadEnvFile(file)
        return process.env
      }

      function start(args, env = process.env) {
        return spawn(findPython(), args, { cwd: server, stdio: 'inherit', env: { ...env, PYTHONUTF8: '1' } })
      }

      /** Runs Python to its end, hands it every signal to stop, and ends as it ended. */
      async function run(args, env) {
        const child = start(args, env)
        for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name))
        process.exitCode = await ended(child)
      }

      /** Runs Python and starts it again whenever a source file changes. */
      async function runAndReload(args, env) {
        let child = start(args, env)
        let restart
        let stopping = false
        watch(join(server, 'app'), { recursive: true }, (_event, path) => {
          if (!path?.endsWith('.py')) return
          clearTimeout(restart)
          restart = setTimeout(async () => {
            child.kill()
            await ended(child)
            if (!stopping) child = start(args, env)
          }, 200)
        })
        for (const name of ['SIGINT', 'SIGTERM'])
          process.on(name, async () => {
            stopping = true
            child.kill(name)
            process.exit(await ended(child))
          })
      }

      function ended(child) {
        if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1
        return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
      }

      ${
        hasDriver &&
        code`
          /** Installs the driver of the database into an environment of this project. */
          async function setup() {
            if (!existsSync(environment)) await run(['-m', 'venv', '.venv'])
            if (!process.exitCode) await run(['-m', 'pip', 'install', '--requirement', 'requirements.txt'])
          }
        `
      }

      function findPython() {
        ${
          hasDriver &&
          code`
            const installed = ['bin/python', 'Scripts/python.exe']
              .map((path) => join(environment, path))
              .find(existsSync)
            if (installed) return installed
          `
        }
        const names = ['python3', 'python', 'py', 'python3.14', 'python3.13', 'python3.12', 'python3.11']
        const found = names.find(isRecent)
        if (found) return found
        console.error('Python ${PYTHON_MINIMUM} or newer is needed: https://www.python.org/downloads/')
        process.exit(1)
      }

      function isRecent(name) {
        const question = 'import sys; sys.exit(sys.version_info < (${major}, ${minor}))'
        return spawnSync(name, ['-c', question], { stdio: 'ignore' }).status === 0
      }
    `,
  )
}
