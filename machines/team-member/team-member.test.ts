import { Failure } from '@/shared/lib/failure'
import { teamMemberMachine } from '@machines/team-member'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof teamMemberMachine> = {
  machine: teamMemberMachine,
  input: { status: 'active' },
  events: [
    { type: 'activate' },
    { type: 'suspend', lastAdmin: false },
    { type: 'suspend', lastAdmin: true },
    { type: 'confirm' },
    { type: 'cancel' },
    { type: 'member.changed', status: 'active' },
    { type: 'member.changed', status: 'inactive' },
    { type: 'member.changed', status: 'pending' },
  ],
  answers: {
    keepStatus: { done: [undefined], error: [new Failure('This browser’s storage is full.', 'storage')] },
  },
  callbacks: ['watchMember'],
  key: ({ context }) => context,
  unreachable: {
    'team-member.starting': 'passed through at once',
    'team-member --xstate.error.actor.watchMember--> (stays) #0': 'the listener cannot fail after it started',
  },
}

describe('team-member', () => {
  itCoversEverything(walk)
})

// As the documents have it (TEM-05): the button reads Suspend for active members and Activate otherwise.
describe('team-member, as users see it', () => {
  const journey = journeysOf(walk)
  const suspend = { type: 'suspend', lastAdmin: false } as const
  const suspendLast = { type: 'suspend', lastAdmin: true } as const
  const activate = { type: 'activate' } as const

  journey('an active member is suspended')
    .expect({ state: { active: 'idle' }, cannot: [activate] })
    .send(suspend)
    .expect({ state: 'changing', asked: { keepStatus: [{ status: 'inactive' }] } })
    .answer('keepStatus')
    .expect({
      state: 'inactive',
      context: { status: 'inactive', wanted: null, outcome: { tone: 'success', message: 'Suspended.' } },
    })

  journey('a suspended member is activated again', { status: 'inactive' })
    .expect({ state: 'inactive', cannot: [suspend, suspendLast] })
    .send(activate)
    .expect({ asked: { keepStatus: [{ status: 'active' }] } })
    .answer('keepStatus')
    .expect({ state: { active: 'idle' }, context: { outcome: { message: 'Activated.' } } })

  journey('an invited member is activated', { status: 'pending' })
    .expect({ state: 'pending', cannot: [suspend] })
    .send(activate)
    .answer('keepStatus')
    .expect({ state: { active: 'idle' }, context: { status: 'active' } })

  journey('a change that cannot be stored is rolled back, with the reason')
    .send(suspend)
    .fail('keepStatus', new Failure('This browser’s storage is full.', 'storage'))
    .expect({
      state: { active: 'idle' },
      context: {
        status: 'active',
        wanted: null,
        outcome: { tone: 'error', message: 'This browser’s storage is full.' },
      },
    })
    .send(suspend)
    .expect({ context: { outcome: null } })

  journey('a browser that never responds has not stored the change', { status: 'inactive' })
    .send(activate)
    .wait(14_999)
    .expect({ state: 'changing' })
    .wait(1)
    .expect({
      state: 'inactive',
      context: { outcome: { message: 'This browser did not respond. Look at the member again.' } },
      takenBack: ['keepStatus'],
    })

  journey('the last admin is suspended only after confirmation')
    .send(suspendLast)
    .expect({ state: { active: 'confirming' }, asked: { keepStatus: [] } })
    .send({ type: 'cancel' })
    .expect({ state: { active: 'idle' } })
    .send(suspendLast, { type: 'confirm' })
    .expect({ state: 'changing', asked: { keepStatus: [{ status: 'inactive' }] } })

  journey('a change in another tab is shown here, and closes a question that it settles')
    .send(suspendLast, { type: 'member.changed', status: 'active' })
    .expect({ state: { active: 'confirming' } })
    .send({ type: 'member.changed', status: 'inactive' })
    .expect({ state: 'inactive', context: { outcome: null } })
    .send({ type: 'member.changed', status: 'pending' })
    .expect({ state: 'pending' })

  journey('its own change is ignored when it is received back')
    .send(suspend, { type: 'member.changed', status: 'inactive' })
    .expect({ state: 'changing', context: { status: 'active' } })
})
