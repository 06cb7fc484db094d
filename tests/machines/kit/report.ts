import { appendFileSync, mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { collecting } from './collecting'
import type { Walk } from './stage'
import { walkMachine } from './walk'

const FOLDER = 'node_modules/.cache/orrery'

/** A test that every state and every transition of the machine is walked. The counts go to the table of `npm test`. */
export function itCoversEverything<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): void {
  if (collecting.current) return collecting.current.walk(walk as unknown as Walk<AnyStateMachine>)
  it('walks every state and every transition', async () => {
    const { missing, machine, states, transitions } = await walkMachine(walk)
    mkdirSync(FOLDER, { recursive: true })
    appendFileSync(
      `${FOLDER}/machine-coverage.jsonl`,
      `${JSON.stringify({ machine, states, transitions })}\n`,
    )
    expect(missing).toEqual([])
  })
}
