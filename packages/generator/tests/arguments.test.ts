import { expect, test } from 'vitest'
import { argumentsOf } from '../tools/arguments'

test('an option takes the next word or the text after its equals sign; a flag takes no value', () => {
  expect(argumentsOf(['--name', 'Field Notes', '--frontend=vue', '--auth', '--no-docs', 'notes'])).toEqual({
    asked: [
      ['name', 'Field Notes'],
      ['frontend', 'vue'],
      ['auth', ''],
      ['docs', 'false'],
    ],
    folder: 'notes',
  })
  expect(argumentsOf(['--name=--x=y']).asked).toEqual([['name', '--x=y']])
  expect(argumentsOf(['--name', '']).asked).toEqual([['name', '']])
})

test.each([[['--name']], [['--name', '--auth']], [['--frontend', '--no-docs', 'notes']]])(
  'an option without its value is refused: %j',
  (words) => expect(() => argumentsOf(words)).toThrow(`${words[0]} needs a value.`),
)

test('a second folder is refused', () => {
  expect(() => argumentsOf(['one', 'two'])).toThrow('There can be one folder, not one and two.')
})
