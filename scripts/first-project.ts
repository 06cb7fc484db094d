/**
 * Writes what the hero of the home page shows: generates the project of the configurator's defaults, installs it, runs its
 * own tests, and stops unless every one of them passes.
 *
 *   npm run first-project
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstProject, firstProjectFiles, namesOfTests, testedFiles } from './site/first-project'
import { run } from '@orrery/generator/tools/verify/command'
import { verifyIn } from '@orrery/generator/tools/verify/result'

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

const TARGET = 'src/pages/home/ui/hero/first-project.json'

const files = await firstProjectFiles()
const { failure } = await verifyIn('first project', 'Node.js', files, false, async (folder) => {
  await run(folder, ['npm', 'install', '--no-audit', '--no-fund'])
  const passed = new Set<string>()
  for (const part of ['web', 'server']) {
    const report = join(folder, part, 'report.json')
    await run(join(folder, part), ['npx', 'vitest', 'run', '--reporter=json', `--outputFile=${report}`])
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
    for (const { title, status } of testResults.flatMap(({ assertionResults }) => assertionResults))
      if (status === 'passed') passed.add(title)
  }
  const named = testedFiles(files).flatMap(({ content }) => namesOfTests(content))
  const missed = named.filter((name) => !passed.has(name))
  if (missed.length > 0) throw new Error(`Not passed: ${missed.join('; ')}`)
})
if (failure !== null) throw new Error(failure)
await writeFile(join(import.meta.dirname, '..', TARGET), `${JSON.stringify(await firstProject(files))}\n`)
console.log(`${TARGET}: every test passed`)
