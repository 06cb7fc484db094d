import { commonPasswordMachine } from '@machines/common-password'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const typed = (password: string, own: readonly string[] = []) =>
  ({ type: 'password.change', password, own }) as const
const walk: Walk<typeof commonPasswordMachine> = {
  machine: commonPasswordMachine,
  events: [typed('Password1!'), typed('')],
  answers: { isCommon: { done: [true, false], error: [new Error('not loaded')] } },
}

describe('common-password', () => {
  itCoversEverything(walk)
})

describe('common-password, as users see it', () => {
  const journey = journeysOf(walk)

  journey('nothing is asked while nothing is typed').wait(10_000).expect({ state: 'unchecked' })
  journey('a common password is recognized once typing pauses')
    .send(typed('Passw'), typed('Password1!'))
    .expect({ state: 'waiting' })
    .wait(300)
    .expect({ state: 'checking' })
    .answer('isCommon', true)
    .expect({ state: 'common' })
  journey('another password passes')
    .send(typed('Str0ng!pass'))
    .wait(300)
    .answer('isCommon', false)
    .expect({ state: 'uncommon' })
  journey('a list that does not arrive says nothing')
    .send(typed('Password1!'))
    .wait(300)
    .wait(14_999)
    .expect({ state: 'checking' })
    .wait(1)
    .expect({ state: 'unknown' })
  journey('a list that cannot be loaded says nothing, and is asked for with the next letters')
    .send(typed('Password1!'))
    .wait(300)
    .fail('isCommon', new Error('not loaded'))
    .expect({ state: 'unknown' })
    .send(typed('Password12!'))
    .wait(300)
    .answer('isCommon', true)
    .expect({ state: 'common' })
  journey('a cleared field is unchecked again')
    .send(typed('Password1!'))
    .wait(300)
    .answer('isCommon', true)
    .send(typed(''))
    .expect({ state: 'unchecked', context: { password: '', own: [] } })

  it('judges the password that was typed last, with the name and address of its user', () => {
    const { actor } = startBench(walk)
    actor.send(typed('Ada_Lovelace1!', ['ada', 'ada@example.org']))
    expect(actor.getSnapshot().context).toEqual({
      password: 'Ada_Lovelace1!',
      own: ['ada', 'ada@example.org'],
    })
  })
})
