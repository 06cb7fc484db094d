import type { PointerReport } from '@/entities/page-control/model'
import { buttonDiagnosticsMachine } from '@machines/button-diagnostics'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const report = (...ids: string[]): PointerReport => ({
  width: 1280,
  height: 800,
  barLayer: 1100,
  controls: ids.map((id) => ({
    id,
    kind: 'button',
    name: id,
    element: 'button',
    box: { left: 0, top: 0, width: 80, height: 40 },
    takesPointer: true,
    disabled: false,
    onTop: [null],
  })),
})
const walk: Walk<typeof buttonDiagnosticsMachine> = {
  machine: buttonDiagnosticsMachine,
  callbacks: ['watch'],
  events: [
    { type: 'page.move' },
    { type: 'control.choose', id: 'save' },
    { type: 'control.choose', id: 'undo' },
    { type: 'control.release' },
    { type: 'unreachedOnly.toggle' },
  ],
  answers: { examine: { done: [report('save', 'undo'), report('save')], error: [new Error('broken')] } },
  key: ({ context }) => [context.chosen, (context.report as PointerReport | null)?.controls.length],
  unreachable: {
    'button-diagnostics --xstate.error.actor.watch--> button-diagnostics.page.failed #0':
      'listening to the page cannot fail; the branch is the way out if it ever does',
  },
}

const choose = (id: string) => ({ type: 'control.choose', id }) as const

describe('button-diagnostics', () => {
  itCoversEverything(walk)

  it('highlights one control at a time and brings it into view', async () => {
    const { actor, actions, resolve } = startBench(walk)
    await resolve('examine', report('save', 'undo'))
    actor.send(choose('save'))
    actor.send(choose('undo'))
    expect(actor.getSnapshot()).toMatchObject({ value: { highlight: 'on' }, context: { chosen: 'undo' } })
    expect(actions.showControl?.mock.calls).toEqual([[{ id: 'save' }], [{ id: 'undo' }]])
    actor.send(choose('undo'))
    expect(actor.getSnapshot()).toMatchObject({ value: { highlight: 'off' }, context: { chosen: null } })
  })

  it('removes the highlight when the control is gone', async () => {
    const { actor, clock, resolve } = startBench(walk)
    await resolve('examine', report('save', 'undo'))
    actor.send(choose('undo'))
    actor.send({ type: 'page.move' })
    clock.increment(120)
    await resolve('examine', report('save'))
    expect(actor.getSnapshot()).toMatchObject({
      value: { page: 'ready', highlight: 'off' },
      context: { chosen: null },
    })
  })

  it('reports a failed measurement, and retries when the page moves', async () => {
    const { actor, clock, reject, resolve } = startBench(walk)
    await reject('examine', new Error('This page is odd.'))
    expect(actor.getSnapshot()).toMatchObject({
      value: { page: 'failed' },
      context: { failure: 'This page is odd.' },
    })
    actor.send({ type: 'page.move' })
    clock.increment(120)
    await resolve('examine', report('save'))
    expect(actor.getSnapshot()).toMatchObject({ value: { page: 'ready' }, context: { failure: null } })
  })
})

// As the documents have it (ADM-03), and ours where they leave room.
describe('button-diagnostics, as users see it', () => {
  const journey = journeysOf(walk)
  const at = (page: string, highlight = 'off') => ({ page, highlight })
  const measured = (name: string) => journey(name).answer('examine', report('save', 'undo'))

  journey('the page is measured at once')
    .expect({ state: at('measuring'), context: { report: null, unreachedOnly: false } })
    .answer('examine', report('save'))
    .expect({ state: at('ready'), context: { report: report('save'), failure: null } })

  journey('a measurement that takes over ten seconds is reported, and the next movement retries it')
    .wait(9999)
    .expect({ state: at('measuring') })
    .wait(1)
    .expect({
      state: at('failed'),
      context: { report: null, failure: 'The page could not be measured.' },
      takenBack: ['examine'],
    })
    .send({ type: 'page.move' })
    .wait(120)
    .answer('examine', report('save'))
    .expect({ state: at('ready'), context: { failure: null } })

  measured('a movement during a measurement aborts it')
    .send({ type: 'page.move' })
    .wait(120)
    .send({ type: 'page.move' })
    .expect({ state: at('settling'), takenBack: ['examine'], context: { report: report('save', 'undo') } })

  measured('only unreachable controls are listed, until all controls are listed again')
    .send({ type: 'unreachedOnly.toggle' })
    .expect({ context: { unreachedOnly: true } })
    .send({ type: 'unreachedOnly.toggle' })
    .expect({ context: { unreachedOnly: false } })

  measured('the highlight of a control can be removed')
    .send(choose('save'))
    .expect({ state: at('ready', 'on'), context: { chosen: 'save' }, did: { showControl: { id: 'save' } } })
    .send({ type: 'control.release' })
    .expect({ state: at('ready'), context: { chosen: null } })
})
