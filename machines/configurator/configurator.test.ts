import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { configuratorMachine } from '@machines/configurator'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof configuratorMachine> = {
  machine: configuratorMachine,
  input: { config: DEFAULT_PROJECT_CONFIG },
  events: [
    { type: 'stack.select', part: 'frontend', value: 'Vue' },
    { type: 'feature.toggle', feature: 'ai' },
    { type: 'step.open', step: 'frontend' },
    { type: 'step.open', step: 'backend' },
    { type: 'step.open', step: 'database' },
    { type: 'step.open', step: 'features' },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
  ],
  answers: { saveConfiguration: { done: [undefined], error: [new Failure('No room left.', 'storage')] } },
}

describe('configurator', () => {
  itCoversEverything(walk)

  it('navigates four steps forward, back and by tabs (CFG-01)', () => {
    const { actor } = startBench(walk)
    const seen = [actor.getSnapshot().value]
    for (const type of ['continue', 'continue', 'continue', 'back'] as const) {
      actor.send({ type })
      seen.push(actor.getSnapshot().value)
    }
    actor.send({ type: 'step.open', step: 'frontend' })
    expect([...seen, actor.getSnapshot().value]).toEqual([
      'frontend',
      'backend',
      'database',
      'features',
      'database',
      'frontend',
    ])
  })
})

// As the documents have it (CFG-01 to CFG-03): four steps, and an alert that says what failed.
describe('configurator, as users see it', () => {
  const journey = journeysOf(walk)
  const go = { type: 'continue' } as const
  const back = { type: 'back' } as const
  const create = { type: 'create' } as const
  const open = (step: 'frontend' | 'backend' | 'database' | 'features') =>
    ({ type: 'step.open', step }) as const
  const atEnd = (name: string) => journey(name).send(go, go, go)

  atEnd('four steps forward, three back')
    .expect({ state: 'features', can: [create] })
    .send(back)
    .expect({ state: 'database', cannot: [create] })
    .send(back)
    .expect({ state: 'backend', cannot: [create] })
    .send(back)
    .expect({ state: 'frontend', cannot: [back, create] })

  for (const step of ['frontend', 'backend', 'database', 'features'] as const)
    journey(`the tab of ${step} opens it`).send(go, open(step)).expect({ state: step })

  journey('choices are kept from step to step')
    .send(
      { type: 'stack.select', part: 'frontend', value: 'Vue' },
      go,
      { type: 'stack.select', part: 'backend', value: 'Python' },
      go,
      { type: 'stack.select', part: 'database', value: 'SQLite' },
      go,
    )
    .expect({ context: { config: { frontend: 'Vue', backend: 'Python', database: 'SQLite' } } })

  journey('a feature is switched on and off')
    .send({ type: 'feature.toggle', feature: 'ai' })
    .expect({ context: { config: { features: { ai: !DEFAULT_PROJECT_CONFIG.features.ai } } } })
    .send({ type: 'feature.toggle', feature: 'ai' })
    .expect({ context: { config: DEFAULT_PROJECT_CONFIG } })

  atEnd('creating keeps the configuration and opens the wizard (CFG-02, WZB-07)')
    .send(create)
    .expect({
      state: 'creating',
      asked: { saveConfiguration: [{ config: DEFAULT_PROJECT_CONFIG }] },
      did: { openWizard: null },
    })
    .answer('saveConfiguration')
    .expect({ state: 'features', did: { openWizard: undefined }, context: { alert: null } })

  atEnd('choices are locked while the configuration is saved')
    .send(
      create,
      { type: 'stack.select', part: 'frontend', value: 'Vue' },
      { type: 'feature.toggle', feature: 'ai' },
      open('frontend'),
    )
    .expect({ state: 'creating', context: { config: DEFAULT_PROJECT_CONFIG }, cannot: [create, go, back] })

  atEnd('a failure shows its reason and keeps the choices')
    .send(create)
    .fail('saveConfiguration', new Failure('No room left.', 'storage'))
    .expect({
      state: 'failed',
      context: { alert: 'Failed to create project: No room left.', config: DEFAULT_PROJECT_CONFIG },
      did: { openWizard: null },
    })
    .send(create)
    .expect({ state: 'creating', context: { alert: null } })
    .answer('saveConfiguration')
    .expect({ state: 'features', did: { openWizard: undefined } })

  atEnd('going back after a failure removes the alert')
    .send(create)
    .fail('saveConfiguration', new Failure('No room left.', 'storage'))
    .send(back)
    .expect({ state: 'database', context: { alert: null } })

  atEnd('storage that never responds is a failure, and the write is aborted')
    .send(create)
    .wait(9999)
    .expect({ state: 'creating' })
    .wait(1)
    .expect({
      state: 'failed',
      context: { alert: 'Failed to create project: The browser did not respond' },
      did: { openWizard: null },
      takenBack: ['saveConfiguration'],
    })
})
