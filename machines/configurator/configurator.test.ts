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

  it('goes through four steps, back and by their tabs (CFG-01)', () => {
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

  it('saves what was chosen and opens the wizard (CFG-02, WZB-07)', async () => {
    const { actor, actions, started, resolve } = startBench(walk)
    actor.send({ type: 'stack.select', part: 'database', value: 'SQLite' })
    actor.send({ type: 'feature.toggle', feature: 'ai' })
    actor.send({ type: 'step.open', step: 'features' })
    actor.send({ type: 'create' })
    actor.send({ type: 'stack.select', part: 'database', value: 'MySQL' })
    expect(started.saveConfiguration).toEqual([
      {
        config: {
          ...DEFAULT_PROJECT_CONFIG,
          database: 'SQLite',
          features: { ...DEFAULT_PROJECT_CONFIG.features, ai: false },
        },
      },
    ])
    await resolve('saveConfiguration')
    expect(actions.openWizard).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context.config.database).toBe('SQLite')
  })

  it('says what failed, keeps the choices, and can be tried again (CFG-03)', async () => {
    const { actor, clock, reject } = startBench(walk)
    actor.send({ type: 'step.open', step: 'features' })
    actor.send({ type: 'create' })
    await reject('saveConfiguration', new Failure('No room left.', 'storage'))
    expect(actor.getSnapshot().context.alert).toBe('Failed to create project: No room left.')
    actor.send({ type: 'create' })
    clock.increment(10_000)
    expect(actor.getSnapshot().context.alert).toBe('Failed to create project: The browser did not answer')
  })
})
