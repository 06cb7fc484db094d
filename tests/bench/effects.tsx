// What ten page actors cost a page each time it is drawn again: `npm run bench:effects`.
// Before: effects by `machine.provide` in each render. After: by `usePageActor`'s effects, given once.
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { AccountPage } from '@/entities/profile/model'
import { ActorEnvironmentProvider, createInspectTap, fromPromise, usePageActor } from '@/shared/lib/machine'
import { createClock } from '@/shared/lib/clock'
import { createRandom } from '@/shared/lib/random'
import { copiedMachine } from '@machines/copied'
import { userManagementMachine } from '@machines/user-management'

/** React draws a component again at most 25 times before it gives up. */
const DRAWS = 20
const ROUNDS = 50

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
function measure(Page: () => null) {
  const draw = () =>
    renderToString(
      <ActorEnvironmentProvider value={environment}>
        <Page />
      </ActorEnvironmentProvider>,
    )
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    draw()
    return (performance.now() - start) / (DRAWS + 1)
  }).sort((a, b) => a - b)
  return times[ROUNDS / 2] ?? 0
}

for (const [name, useTwo] of Object.entries({ before: useBefore, after: useAfter }))
  console.log(`${name}: ${measure(pageOf(useTwo)).toFixed(2)} ms per draw of a page with ten actors`)
