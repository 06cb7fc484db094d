import { file } from '../../file'
import { type CodeValue, code } from '../../text/code'

export interface Launcher {
  /** Name of the language, for people. */
  language: string
  /** Arguments of the interpreter that start the server. */
  server: string
  /** Folders and files that restart the server of `dev` when they change, and the ending that they have. */
  watched: string
  ending: string
  /** Members of `commands` beside `start` and `dev`. */
  commands: string
  /** Variables for every call, as members of an object. */
  environment: string
  /** Further constants, functions, and the body of `findProgram`. */
  constants?: CodeValue
  functions?: CodeValue
  find: string
}

/**
 * `run.mjs`: what the npm scripts call for a server in an interpreted language. Node.js is there anyway, so the commands
 * are the same on every system, whatever the interpreter is called there.
 */
export function launcherFile(launcher: Launcher) {
  const { language, server, watched, ending, commands, environment, constants, functions, find } = launcher
  return file(
    'run.mjs',
    code`
      // Runs the server's commands with the ${language} of this machine: node server/run.mjs <command>
      import { spawn, spawnSync } from 'node:child_process'
      import { existsSync, watch } from 'node:fs'
      import { join } from 'node:path'
      import { fileURLToPath } from 'node:url'

      const server = fileURLToPath(new URL('.', import.meta.url))
      ${constants}

      const commands = {
        start: () => run([${server}], withEnvFile()),
        dev: () => runAndReload([${server}], withEnvFile()),
        ${commands}
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
        return spawn(findProgram(), args, { cwd: server, stdio: 'inherit', env: { ...env, ${environment} } })
      }

      /** Runs ${language} to its end, hands it every signal to stop, and ends as it ended. */
      async function run(args, env) {
        const child = start(args, env)
        for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name))
        process.exitCode = await ended(child)
      }

      /** Runs ${language} and starts it again whenever a source file changes. */
      async function runAndReload(args, env) {
        let child = start(args, env)
        let restart
        let stopping = false
        watch(join(server, '${watched}'), { recursive: true }, (_event, path) => {
          if (!path?.endsWith('${ending}')) return
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

      ${functions}

      function findProgram() {
        ${find}
      }
    `,
  )
}
