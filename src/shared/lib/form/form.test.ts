import { check, forward, object, pipe, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { emailText, fieldErrors, requiredText, validEmail } from './form'

describe('the errors of a form', () => {
  const schema = pipe(
    object({ email: emailText('Enter an address'), name: requiredText('Enter a name'), again: string() }),
    forward(
      check(
        ({ name, again }) => name === again,
        ({ input }) => `Type ${input.name} again`,
      ),
      ['again'],
    ),
    forward(
      check(({ name }) => name.length > 2, 'Too short'),
      ['name'],
    ),
  )

  it('are empty when every rule holds, ignoring surrounding whitespace', () =>
    expect(fieldErrors(schema, { email: ' ada@x.org ', name: ' Ada ', again: 'Ada' })).toEqual([]))

  it('are in the order of the schema, the first of each field', () =>
    expect(fieldErrors(schema, { email: ' ', name: '', again: 'x' })).toEqual([
      { field: 'email', message: 'Enter an address' },
      { field: 'name', message: 'Enter a name' },
      { field: 'again', message: 'Type  again' },
    ]))

  it('of rules over several fields follow those of single fields', () =>
    expect(fieldErrors(schema, { email: 'ada@', name: 'A', again: '' })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'again', message: 'Type A again' },
      { field: 'name', message: 'Too short' },
    ]))

  it('an email address that is validated as a whole may not be empty', () =>
    expect(fieldErrors(object({ email: validEmail }), { email: '' })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
    ]))
})
