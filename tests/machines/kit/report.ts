import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Walk } from './stage'
import { collecting } from './collecting'
import { type Coverage, walkMachine } from './walk'

const FOLDER = 'node_modules/.cache/orrery'

/** Only for `npm run record`; never in CI, where nobody would read what changed, and never in a whole test run. */
const renews = () =>
  process.env.RECORD_MACHINES === 'yes' && !process.env.CI && process.env.npm_lifecycle_event !== 'test'

/** Where the walked steps of a machine are kept. */
export const recordFile = (machine: string) => `machines/${machine}/${machine}.recorded.txt`

/**
 * Two tests: every state and every transition of the machine is walked, and every step does what is recorded.
 * The counts go to the test run's table. `npm run record` writes the records anew.
 */
export function itCoversEverything<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): void {
  if (collecting.current) return collecting.current.walk(walk as unknown as Walk<AnyStateMachine>)
  let walked: Promise<Coverage> | undefined
  const coverage = () => (walked ??= walkMachine(walk))

  it('walks every state and every transition', async () => {
    const { missing, machine, states, transitions } = await coverage()
    mkdirSync(FOLDER, { recursive: true })
    appendFileSync(
      `${FOLDER}/machine-coverage.jsonl`,
      `${JSON.stringify({ machine, states, transitions })}\n`,
    )
    expect(missing).toEqual([])
  })

  it('does at every step what is recorded', async () => {
    const { machine, record } = await coverage()
    const file = recordFile(machine)
    if (renews()) return writeFileSync(file, record)
    const command = `npm run record -- ${machine}`
    expect(existsSync(file), `${file} is missing; write it with: ${command}`).toBe(true)
    expect(
      record,
      `${machine} does something else than ${file} says. If that is meant, renew it and read what changed: ${command}`,
    ).toBe(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  })
}
