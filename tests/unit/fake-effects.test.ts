import { createClock } from '@/shared/lib/clock'
import { fromCallback } from '@/shared/lib/machine'
import { copiedMachine } from '@machines/copied'
import { deploymentsMachine } from '@machines/deployments'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFakes } from '@/pages/machine-catalogue/model/run/fakes'
import { errorOf, jsonValue } from '@/pages/machine-catalogue/model/run/typed-json'

const host = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }
const samples = {
  copied: {
    events: [],
    callbacks: [],
    answers: { writeClipboard: { done: [null], error: [{ message: 'No' }] } },
  },
}

function running() {
  const clock = createClock(host)
  clock.pause()
  const fakes = createFakes(clock, samples, new Set(['copied']))
  const actor = createActor(fakes.stage(copiedMachine), { clock }).start()
  return { fakes, actor, clock, state: () => actor.getSnapshot().value }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('fake effects', () => {
  it('resolve as planned after a second of the clock', async () => {
    const { fakes, actor, clock, state } = running()
    actor.send({ type: 'copy', text: 'a' })
    expect(fakes.view().effects).toMatchObject([{ id: 'writeClipboard', waiting: [{ text: 'a' }] }])
    clock.advance(999)
    await settled()
    expect(state()).toBe('copying')
    clock.advance(1)
    await settled()
    expect(state()).toBe('copied')
    expect(fakes.view().effects[0]?.waiting).toEqual([])
  })

  it('reject or hang as planned, and can be resolved by hand', async () => {
    const { fakes, actor, clock, state } = running()
    fakes.setPlan('copied/writeClipboard', { kind: 'hang' })
    actor.send({ type: 'copy', text: 'a' })
    clock.advance(5000)
    await settled()
    expect(state()).toBe('copying')
    fakes.setPlan('copied/writeClipboard', { error: '{' })
    fakes.answer('copied/writeClipboard', 'reject')
    fakes.setPlan('copied/writeClipboard', { error: '' })
    await settled()
    expect(state()).toBe('copying')
    fakes.answer('copied/writeClipboard', 'reject')
    await settled()
    expect(state()).toBe('refused')
  })

  it('stop waiting once the machine abandons them', () => {
    const { fakes, actor, clock } = running()
    fakes.setPlan('copied/writeClipboard', { kind: 'hang' })
    actor.send({ type: 'copy', text: 'a' })
    clock.advance(10_000)
    expect(fakes.view().effects[0]?.waiting).toEqual([])
  })

  it('run the callbacks a page watches, and record its actions instead of running them', () => {
    const clock = createClock(host)
    const fakes = createFakes(clock, {}, new Set())
    const keep = vi.fn()
    const watch = fromCallback(({ sendBack }) =>
      sendBack({ type: 'moved', id: '1', name: 'Model', from: 'online', to: 'offline' }),
    )
    const machine = fakes.stage(deploymentsMachine, { actors: { watch }, actions: { keep } })
    expect(createActor(machine, { clock }).start().getSnapshot().value).toBe('stopped')
    expect(keep).not.toHaveBeenCalled()
    expect(fakes.view().actions).toMatchObject([{ name: 'keep', params: { id: '1', to: 'offline' } }])
  })

  it('refuse invalid JSON, and turn valid JSON into errors', () => {
    expect(() => jsonValue('{')).toThrow(SyntaxError)
    expect(jsonValue(' ')).toBeUndefined()
    expect(errorOf('{ "message": "Full", "kind": "storage" }')).toMatchObject({
      message: 'Full',
      kind: 'storage',
    })
    expect(errorOf('7').message).toBe('Something went wrong')
  })
})
