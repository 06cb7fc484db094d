import { expect, it } from 'vitest'
import { spelled } from './spelling'

const known = new Set(['stack', 'password', 'workspace'])

it.each([
  ['pasword', 'password'],
  ['worksbace', 'workspace'],
  ['slack', null],
])('%s is taken for %s', (term, word) => expect(spelled(term, known)).toBe(word))
