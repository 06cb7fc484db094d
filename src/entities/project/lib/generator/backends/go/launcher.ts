import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { goStore } from './stores'

/**
 * `go.mjs`: what the scripts of the root `package.json` call. They have to work in every shell and to know whether the driver
 * has been added, and `npm run dev` has to build again after a change, which the go command cannot.
 */
export function launcherFile(project: ProjectContext) {
  const { driver } = goStore(project)
  const module =
    driver &&
    driver.path
      .split('/')
      .slice(0, driver.path.startsWith('github.com') ? 3 : 2)
      .join('/')
  const flags = driver ? ', ...tags' : ''
  return file(
    'go.mjs',
    code`
      // Runs Go in this folder: "node go.mjs start", "dev" (again after each change), or any command of go, such as "vet ./...".
      import { spawn, spawnSync } from 'node:child_process'
      import { ${driver && 'readFileSync, '}watch } from 'node:fs'
      import { fileURLToPath } from 'node:url'

      const folder = fileURLToPath(new URL('.', import.meta.url))
      const name = process.platform === 'win32' ? 'server.exe' : 'server'
      const binary = fileURLToPath(new URL(\`bin/\${name}\`, import.meta.url))

      ${
        driver &&
        code`
          // "npm run setup" adds the driver to go.mod; from then on it is part of every build.
          const module = readFileSync(new URL('go.mod', import.meta.url), 'utf8')
          const tags = module.includes('${module} ') ? ['-tags', '${driver.tag}'] : []
        `
      }

      let server
      let restarting = false
      for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => {
          restarting = false
          if (server) server.kill(signal)
          else process.exit(1)
        })
      }

      const [command = 'start', ...rest] = process.argv.slice(2)
      if (command === 'start') start()
      else if (command === 'dev') develop()
      else process.exitCode = go(command, ...rest)

      /** Runs the go command and returns its exit code. */
      function go(subcommand, ...args) {
        const { status, error } = spawnSync('go', [subcommand${flags}, ...args], { cwd: folder, stdio: 'inherit' })
        if (error) console.error('Go was not found. Install it from https://go.dev/dl/ and try again.')
        return status ?? 1
      }

      function start() {
        const status = go('build', '-o', binary, '.')
        if (status === 0) run()
        else process.exitCode = status
      }

      function run() {
        server = spawn(binary, { cwd: folder, stdio: 'inherit' })
        server.on('exit', (status) => {
          server = undefined
          if (restarting) run()
          else process.exit(status ?? 1)
          restarting = false
        })
      }

      /** A server that does not build leaves the one before it running. */
      function develop() {
        if (go('build', '-o', binary, '.') === 0) run()
        let timer
        watch(folder, { recursive: true }, (_event, changed) => {
          if (!/\.(go|json|mod|tmpl)$/.test(String(changed))) return
          clearTimeout(timer)
          timer = setTimeout(rebuild, 200)
        })
      }

      function rebuild() {
        if (go('build', '-o', binary, '.') !== 0) return
        restarting = server !== undefined
        if (server) server.kill()
        else run()
      }
    `,
  )
}
