import { copiedMachine } from '@machines/copied'
import { expect, it } from 'vitest'
import { createAppActor, join } from '@/shared/lib/machine'
import { createRun } from './run'

it('follows a machine whose page is hidden and shown again without events', async () => {
  const { environment, live } = createRun({ machine: copiedMachine, own: new Set(), samples: {} })
  const elsewhere = createRun({ machine: copiedMachine, own: new Set(), samples: {} })
  const end = live.subscribe(() => undefined)
  const actor = createAppActor(copiedMachine, elsewhere.environment)
  const leave = join(actor, 'copied', environment)
  await Promise.resolve()
  expect(live.view()).toMatchObject({ running: true, active: ['', 'idle'] })
  leave()
  await Promise.resolve()
  expect(live.view().running).toBe(false)
  join(actor, 'copied', environment)
  await Promise.resolve()
  expect(live.view()).toMatchObject({ running: true, active: ['', 'idle'] })
  end()
  actor.stop()
})
