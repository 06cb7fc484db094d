import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/** Proves that a machine which reaches for the browser, the network or real timers does not compile. */
const FORBIDDEN = ['window', 'document', 'fetch', 'localStorage', 'setTimeout', 'setInterval', 'process']

const tree = mkdtempSync(join(tmpdir(), 'orrery-types-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function compile(source: string): Promise<string> {
  mkdirSync(join(tree, 'machines'), { recursive: true })
  cpSync(resolve('tsconfig.json'), join(tree, 'tsconfig.json'))
  cpSync(resolve('machines/tsconfig.json'), join(tree, 'machines/tsconfig.json'))
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  writeFileSync(join(tree, 'machines/candidate.ts'), source)
  const args = [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', 'machines']
  return new Promise((settle) => {
    execFile(process.execPath, args, { cwd: tree }, (_error, stdout, stderr) => settle(stdout + stderr))
  })
}

describe('the types of machines', () => {
  test('globals of the browser and of Node are unknown, pure XState is known', async () => {
    const uses = FORBIDDEN.map((name) => `export const ${name}Found = ${name}`)
    const output = await compile(
      ["import { setup } from 'xstate'", 'export const machine = setup({}).createMachine({})', ...uses].join(
        '\n',
      ),
    )
    const unknown = [...output.matchAll(/error TS\d+: Cannot find name '(\w+)'/g)].map(([, name]) => name)
    expect(unknown).toEqual(FORBIDDEN)
    expect(output.match(/error TS/g)).toHaveLength(FORBIDDEN.length)
  })
})
