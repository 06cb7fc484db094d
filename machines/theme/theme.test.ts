import { themeMachine } from '@machines/theme'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk, walkMachine } from '../../tests/machines/kit'

const walk: Walk<typeof themeMachine> = {
  machine: themeMachine,
  input: { choice: 'dark', systemScheme: 'dark' },
  callbacks: ['watchSystem'],
  events: [
    { type: 'theme.choose', choice: 'dark' },
    { type: 'theme.choose', choice: 'light' },
    { type: 'theme.choose', choice: 'auto' },
    { type: 'theme.follow', choice: 'dark' },
    { type: 'theme.follow', choice: 'light' },
    { type: 'theme.follow', choice: 'auto' },
    { type: 'system.changed', scheme: 'light' },
  ],
  unreachable: {
    'theme.starting': 'passed through at once',
    'theme.starting --always--> theme.light #1': 'another input: tested below',
    'theme.starting --always--> theme.auto #2': 'another input: tested below',
    'theme --xstate.error.actor.watchSystem--> (stays) #0': 'the listener cannot fail after it started',
  },
}

describe('theme', () => {
  itCoversEverything(walk)

  it.each(['light', 'auto'] as const)('starts in %s when that was chosen', async (choice) => {
    const { missing } = await walkMachine({ ...walk, input: { choice, systemScheme: 'dark' } })
    expect(missing.some((label) => label.includes(`--always--> theme.${choice}`))).toBe(false)
    expect(startBench({ ...walk, input: { choice, systemScheme: 'dark' } }).actor.getSnapshot().value).toBe(
      choice,
    )
  })

  it('applies each choice and remembers it, but not the choice of another tab (SET-03)', () => {
    const { actor, actions } = startBench(walk)
    expect(actions.applyScheme).toHaveBeenLastCalledWith({ scheme: 'dark' })
    actor.send({ type: 'theme.choose', choice: 'light' })
    expect(actions.applyScheme).toHaveBeenLastCalledWith({ scheme: 'light' })
    expect(actions.storeChoice).toHaveBeenCalledOnce()
    actor.send({ type: 'theme.follow', choice: 'dark' })
    expect(actions.applyScheme).toHaveBeenLastCalledWith({ scheme: 'dark' })
    expect(actions.storeChoice).toHaveBeenCalledOnce()
  })

  it('follows the system only in auto', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'system.changed', scheme: 'light' })
    expect(actions.applyScheme).toHaveBeenLastCalledWith({ scheme: 'dark' })
    actor.send({ type: 'theme.choose', choice: 'auto' })
    expect(actions.applyScheme).toHaveBeenLastCalledWith({ scheme: 'light' })
    actor.send({ type: 'system.changed', scheme: 'dark' })
    expect(actions.applyScheme).toHaveBeenLastCalledWith(expect.objectContaining({ scheme: 'dark' }))
  })
})
