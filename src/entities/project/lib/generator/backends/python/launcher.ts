import type { ProjectContext } from '../../definitions'
import { code, lines } from '../../text/code'
import { launcherFile } from '../shared/launcher'
import { PYTHON_MINIMUM } from './versions'

/** `run.mjs` */
export function pythonLauncher(project: ProjectContext, hasDriver: boolean) {
  const tests = project.has('tests')
  const [major, minor] = PYTHON_MINIMUM.split('.')
  return launcherFile({
    language: 'Python',
    server: "'-m', 'app'",
    watched: 'app',
    ending: '.py',
    environment: "PYTHONUTF8: '1'",
    constants: hasDriver && "const environment = join(server, '.venv')",
    commands: lines(
      `check: () => run(['-m', 'compileall', '-q', 'app'${tests ? ", 'tests'" : ''}]),`,
      tests &&
        "test: () => run(['-m', 'unittest', 'discover', '--start-directory', 'tests', '--top-level-directory', '.']),",
      hasDriver && 'setup,',
    ),
    functions:
      hasDriver &&
      code`
        /** Installs the driver of the database into an environment of this project. */
        async function setup() {
          if (!existsSync(environment)) await run(['-m', 'venv', '.venv'])
          if (!process.exitCode) await run(['-m', 'pip', 'install', '--requirement', 'requirements.txt'])
        }
      `,
    find: code`
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
      const question = 'import sys; sys.exit(sys.version_info < (${major}, ${minor}))'
      const isRecent = (name) => spawnSync(name, ['-c', question], { stdio: 'ignore' }).status === 0
      const found = names.find(isRecent)
      if (found) return found
      console.error('Python ${PYTHON_MINIMUM} or newer is needed: https://www.python.org/downloads/')
      process.exit(1)
    `,
  })
}
