import { appendFileSync, mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type Coverage, type Walk, walkMachine } from './walk'

const FOLDER = 'node_modules/.cache/orrery'

/** One test: every state and every transition of the machine is walked. Its counts go to the test run's table. */
export function itCoversEverything<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): void {
  it('walks every state and every transition', async () => {
    const coverage = await walkMachine(walk)
    write(coverage)
    expect(coverage.missing).toEqual([])
  })
}

function write({ machine, states, transitions }: Coverage): void {
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(`${FOLDER}/machine-coverage.jsonl`, `${JSON.stringify({ machine, states, transitions })}\n`)
}
