// The step `generated` of `npm test`: the stacks that most people choose and the API starter, by their own READMEs.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { cacheDir, root, run, runNpm } from './run.mjs'

/** ms. Three projects are installed, built and tested. */
const PATIENCE = 25 * 60_000

/** Runs them and resolves with the counts. Rejects when no Node.js can be had that generated projects accept. */
export async function proveGenerated() {
  const { ok, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'packages/generator/tools/verify-generated.ts', '--quick'],
    {
      env: { PATH: [await nodeFolder(), process.env.PATH].join(delimiter) },
      timeout: PATIENCE,
    },
  )
  console.log(output.trimEnd())
  const [, passed = 0, failed = 0, lacking = 0] = /(\d+) ran, (\d+) failed, (\d+) not/.exec(output) ?? []
  const bad = Number(failed) + Number(lacking)
  return { passed: Number(passed), failed: bad === 0 && !ok ? 1 : bad, skipped: 0 }
}

/**
 * The folder of a Node.js that generated projects accept: the running Node.js, or npm's package `node`, installed once.
 */
async function nodeFolder() {
  const { runtimes } = JSON.parse(
    readFileSync(join(root, 'packages/generator/templates/versions.json'), 'utf8'),
  )
  const wanted = runtimes.node
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10))
    return dirname(process.execPath)
  const folder = join(cacheDir, `node-${wanted}`)
  const bin = join(folder, 'node_modules/node/bin')
  if (existsSync(bin)) return bin
  const { ok, output } = await runNpm(['install', '--no-save', '--prefix', folder, `node@${wanted}`])
  if (!ok)
    throw new Error(`Generated projects need Node.js ${wanted}, and npm could not install it:\n${output}`)
  return bin
}
