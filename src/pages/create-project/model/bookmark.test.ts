import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { bookmarkMachine } from './bookmark'

const open = (name: string) => ({ type: 'open', values: { name }, subject: '?frontend=Vue' }) as const
const rename = (value: string) => ({ type: 'field.change', field: 'name', value }) as const
const submit = { type: 'submit' } as const

describe('bookmark', () => {
  const journey = journeysOf({ machine: bookmarkMachine, input: { subject: '' }, events: [] })

  journey('stores the name with the link, and confirms it for three seconds')
    .send(open('Night Sky'), rename(' Vue stack '), submit)
    .expect({ asked: { send: [{ values: { name: ' Vue stack ' }, subject: '?frontend=Vue' }] } })
    .answer('send')
    .wait(2999)
    .expect({ state: 'success' })
    .wait(1)
    .expect({ state: 'closed' })

  journey('requires a name, and keeps it when the browser refuses')
    .send(open(''), submit)
    .expect({ context: { refused: { field: 'name', message: 'Bookmark name is required' } } })
    .send(rename('Vue stack'), submit)
    .fail('send', new Failure('No room left.', 'storage'))
    .expect({
      state: 'error',
      context: { values: { name: 'Vue stack' }, failure: { message: 'No room left.' } },
    })

  journey('another configuration can be stored while the last one is confirmed')
    .send(open('Night Sky'), submit)
    .answer('send')
    .send(open('Day Sky'))
    .expect({ state: 'editing', context: { values: { name: 'Day Sky' } } })
})
