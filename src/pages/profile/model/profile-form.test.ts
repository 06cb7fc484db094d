import { Failure } from '@/shared/lib/failure'
import { describe } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { profileFormMachine } from './profile-form'

const current = { username: 'ada', email: 'ada@orrery.example' }
const edit = { type: 'open', values: { ...current, currentPassword: '' }, subject: current } as const
const change = (field: 'username' | 'email' | 'currentPassword', value: string) =>
  ({ type: 'field.change', field, value }) as const
const submit = { type: 'submit' } as const
const close = { type: 'close' } as const
const taken = new Failure('This username is already taken. Please choose a different one.', 'usernameTaken')

// As the documents have it (PRF-01, PRF-02).
describe('profile-form', () => {
  const journey = journeysOf({ machine: profileFormMachine, input: { subject: current }, events: [] })
  const renamed = (name: string) => journey(name).send(edit, change('username', 'grace'), submit)

  journey('a new email address requires the current password, which is cleared after its use')
    .send(edit, change('email', ' new@orrery.example '), submit)
    .expect({
      state: 'editing',
      context: { refused: { field: 'currentPassword', message: 'Current password is required' } },
    })
    .send(change('currentPassword', 'Str0ng!pass'), submit)
    .expect({
      asked: {
        send: [
          {
            subject: current,
            values: { username: 'ada', email: ' new@orrery.example ', currentPassword: 'Str0ng!pass' },
          },
        ],
      },
    })
    .answer('send', { pendingEmail: 'new@orrery.example' })
    .expect({
      state: 'success',
      context: { result: { pendingEmail: 'new@orrery.example' }, values: { currentPassword: '' } },
    })

  journey('the unconfirmed email address is still shown when the success message is gone')
    .send(edit, change('email', 'new@orrery.example'), change('currentPassword', 'Str0ng!pass'), submit)
    .answer('send', { pendingEmail: 'new@orrery.example' })
    .wait(3000)
    .expect({ state: 'closed', context: { result: { pendingEmail: 'new@orrery.example' } } })
    .send(edit)
    .expect({ context: { result: null } })

  journey('the password is cleared when the change is cancelled')
    .send(edit, change('currentPassword', 'Str0ng!pass'), close)
    .expect({ state: 'closed', context: { values: { currentPassword: '' } } })

  journey('both invalid fields show their errors')
    .send(edit, change('username', '!'), change('email', 'ada'), submit)
    .expect({
      context: {
        refused: { field: 'username' },
        errors: [{ field: 'username' }, { field: 'email' }, { field: 'currentPassword' }],
      },
    })

  renamed('saving cannot be given up').expect({ cannot: [close] })

  renamed('what was typed stays when saving fails or takes longer than 15 seconds')
    .fail('send', taken)
    .expect({ state: 'error', context: { values: { username: 'grace' } } })
    .send(submit)
    .wait(14_999)
    .expect({ state: { submitting: 'sending' } })
    .wait(1)
    .expect({ state: 'error', takenBack: ['send'] })

  renamed('the success stands for 3000 ms')
    .answer('send', { pendingEmail: null })
    .wait(2999)
    .expect({
      state: 'success',
    })
    .wait(1)
    .expect({ state: 'closed' })

  renamed('the failure stands for 5000 ms, and what was typed stays')
    .fail('send', taken)
    .wait(4999)
    .expect({ state: 'error' })
    .wait(1)
    .expect({ state: 'editing', context: { failure: null, values: { username: 'grace' } } })

  renamed('a saved profile can be edited again at once')
    .answer('send', { pendingEmail: null })
    .send({ ...edit, values: { username: 'grace', email: current.email, currentPassword: '' } })
    .expect({ state: 'editing', context: { values: { username: 'grace' } } })
})
