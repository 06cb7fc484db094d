import { appendFileSync, mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { collecting } from './collecting'
import type { Walk } from './stage'
import { walkMachine } from './walk'

const FOLDER = 'node_modules/.cache/orrery'
const HOW_TO_REACH =
  'Some states or transitions are never reached. Add the events or answers that lead there to the walk. If a guard looks at the context, name that part in `key`. If nothing can lead there, say why in `unreachable`'

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
    expect(missing, HOW_TO_REACH).toEqual([])
  })
}
