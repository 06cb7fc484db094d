import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { JAVA_VERSION } from './package'
import { javaStore } from './stores'

/** `run.mjs`: compiles and runs the server with the commands of the JDK. */
export function launcherFile(project: ProjectContext) {
  const { driver, className } = javaStore(project)
  const tests = project.has('tests')
  const optional = driver?.compiled
  return file(
    'run.mjs',
    code`
      // Compiles the server with the JDK and runs it: node server/run.mjs ${tests ? 'start|dev|check|test' : 'start|dev|check'}
      import { spawn, spawnSync } from 'node:child_process'
      import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
      import { ${driver && 'delimiter, '}join } from 'node:path'
      import { fileURLToPath } from 'node:url'

      const SERVER = fileURLToPath(new URL('.', import.meta.url))
      const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url))
      // The server runs in its own folder, so paths below are relative to that.
      process.chdir(SERVER)

      const FLAGS = ['--release', '${JAVA_VERSION}', '-encoding', 'UTF-8', '-proc:none']
      ${
        driver &&
        code`
          /** Filled by "npm run setup". */
          const DRIVERS = existsSync('lib') ? readdirSync('lib').map((name) => join('lib', name)) : []
        `
      }

      // Variables that are already set win over the ones in .env.
      if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)

      const commands = {
        start() {
          if (!compile('build/start', ['src'])) process.exit(1)
          const server = run('build/start', 'app.Main')
          for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
          server.on('exit', (code) => process.exit(code ?? 1))
        },

        /** Starts again after every change that compiles. */
        dev() {
          let seen
          let server
          const start = () => {
            rmSync('build/dev', { recursive: true, force: true })
            renameSync('build/next', 'build/dev')
            server = run('build/dev', 'app.Main')
          }
          const update = () => {
            const state = sources('src').map(changed).join()
            if (state === seen) return
            seen = state
            if (!compile('build/next', ['src'])) return
            if (!server || server.exitCode !== null) return start()
            server.removeAllListeners('exit')
            server.once('exit', start)
            server.kill()
          }
          update()
          setInterval(update, 500)
          for (const signal of ['SIGINT', 'SIGTERM']) {
            process.on(signal, () => {
              server?.kill(signal)
              process.exit(0)
            })
          }
        },

        check() {
          const strict = ['-Xlint:all', '-Xlint:-path', '-Xlint:-classfile', '-Werror']
          process.exit(compile('build/check', ['src'${tests && ", 'test'"}], strict) ? 0 : 1)
        },

        ${
          tests &&
          code`
            test() {
              if (!compile('build/test', ['src', 'test'])) process.exit(1)
              run('build/test', 'app.TestMain').on('exit', (code) => process.exit(code ?? 1))
            },
          `
        }
      }

      /** Compiles all sources of the folders; false when that fails. */
      function compile(output, folders, strict = []) {
        rmSync(output, { recursive: true, force: true })
        mkdirSync(output, { recursive: true })
        const list = \`\${output}.txt\`
        writeFileSync(list, folders.flatMap(sources).map(quoted).join('\n'))
        const files = ['-d', output, \`@\${list}\`]
        ${
          driver
            ? "const options = [...FLAGS, ...strict, '-cp', classPath(), ...files]"
            : 'const options = [...FLAGS, ...strict, ...files]'
        }
        const { status, error } = spawnSync(tool('javac'), options, { stdio: 'inherit' })
        if (error) console.error(\`The JDK ${JAVA_VERSION} is needed, but javac does not start: \${error.message}\`)
        return status === 0
      }

      function run(output, main) {
        const server = spawn(tool('java'), ['-cp', ${driver ? 'classPath(output)' : 'output'}, main], { stdio: 'inherit' })
        server.on('error', (error) => {
          console.error(\`The JDK ${JAVA_VERSION} is needed, but java does not start: \${error.message}\`)
          process.exit(1)
        })
        return server
      }

      ${
        driver &&
        code`
          function classPath(...first) {
            return [...first, ...DRIVERS].join(delimiter)
          }
        `
      }

      ${lines(
        optional &&
          `/** ${className}.java does not compile without its driver and is left out until that is there. */`,
        'function sources(folder) {',
        '  return readdirSync(folder, { recursive: true })',
        "    .filter((name) => name.endsWith('.java'))",
        optional && `    .filter((name) => DRIVERS.length > 0 || !name.endsWith('${className}.java'))`,
        '    .map((name) => join(folder, name))',
        '}',
      )}

      function changed(path) {
        return \`\${path} \${statSync(path, { throwIfNoEntry: false })?.mtimeMs}\`
      }

      /** In lists of files, javac takes backslashes for escapes. */
      function quoted(path) {
        return \`"\${path.replaceAll('\\', '/')}"\`
      }

      function tool(name) {
        const { JAVA_HOME } = process.env
        return JAVA_HOME ? join(JAVA_HOME, 'bin', name) : name
      }

      const command = commands[process.argv[2]]
      if (!command) throw new Error(\`Commands: \${Object.keys(commands).join(', ')}\`)
      command()
    `,
  )
}
