// Measures the cost of ten page actors each time their page is drawn again.
// Before: effects by `machine.provide` in each render. After: by `usePageActor`'s effects, given once.
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { AccountPage } from '@/entities/profile/model'
import { ActorEnvironmentProvider, createInspectTap, fromPromise, usePageActor } from '@/shared/lib/machine'
import { createClock } from '@/shared/lib/clock'
import { createRandom } from '@/shared/lib/random'
import { copiedMachine } from '@machines/copied'
import { userManagementMachine } from '@machines/user-management'
import type { BenchOptions, BenchTable } from '../kit/result.mjs'
import { median, short } from '../kit/stats.mjs'

/** React draws a component again at most 25 times before it gives up. */
const DRAWS = 20

const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
const environment = { clock, random: createRandom(1), tap: createInspectTap(), now: () => 0 }
const nothing = async (): Promise<void> => undefined
const page = async (): Promise<AccountPage> => ({ rows: [], total: 0 })
const input = { ownId: 'ada' }

function useBefore() {
  usePageActor(copiedMachine.provide({ actors: { writeClipboard: fromPromise(nothing) } }))
  usePageActor(
    userManagementMachine.provide({ actors: { readPage: fromPromise(page) }, actions: { leave: nothing } }),
    { input },
  )
}

function useAfter() {
  usePageActor(copiedMachine, { effects: { actors: { writeClipboard: nothing } } })
  usePageActor(userManagementMachine, {
    input,
    effects: { actors: { readPage: page }, actions: { leave: nothing } },
  })
}

const pageOf = (useTwo: () => void) =>
  function Page() {
    const [drawn, setDrawn] = useState(0)
    useTwo()
    useTwo()
    useTwo()
    useTwo()
    useTwo()
    if (drawn < DRAWS) setDrawn(drawn + 1)
    return null
  }

/** ms for the first draw and for each that follows, medians of all rounds. */
function measure(Page: () => null, rounds: number) {
  const draw = () =>
    renderToString(
      <ActorEnvironmentProvider value={environment}>
        <Page />
      </ActorEnvironmentProvider>,
    )
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    draw()
    return (performance.now() - start) / (DRAWS + 1)
  })
  return median(times)
}

export function run({ quick }: BenchOptions): BenchTable[] {
  const rows = Object.entries({
    'machine.provide in each render': useBefore,
    'effects given once': useAfter,
  }).map(([how, useTwo]) => ({ how, 'ms per draw': short(measure(pageOf(useTwo), quick ? 5 : 51)) }))
  return [{ title: 'A page with ten actors, drawn 21 times', rows }]
}
