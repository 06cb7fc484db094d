/**
 * Writes what the hero of the home page shows: generates the project of the configurator's defaults, installs it, runs its
 * own tests, and stops unless every one of them passes.
 *
 *   npm run first-project
 */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstProject, firstProjectFiles, namesOfTests } from './site/first-project'
import { run } from './verify/command'
import { verifyIn } from './verify/result'

const TARGET = 'src/pages/home/ui/hero/first-project.json'

const files = firstProjectFiles()
const { failure } = await verifyIn('first project', 'Node.js', files, false, async (folder) => {
  await run(folder, ['npm', 'install', '--no-audit', '--no-fund'])
  const { stdout } = await promisify(execFile)('npm', ['test'], { cwd: folder })
  const passed = new Set(Array.from(stdout.matchAll(/^ok \d+ - (.+)$/gm), ([, name]) => name))
  const missed = files.flatMap(({ content }) => namesOfTests(content)).filter((name) => !passed.has(name))
  if (missed.length > 0) throw new Error(`Not passed: ${missed.join('; ')}`)
})
if (failure !== null) throw new Error(failure)
await writeFile(join(import.meta.dirname, '..', TARGET), `${JSON.stringify(firstProject(files))}\n`)
console.log(`${TARGET}: every test passed`)
