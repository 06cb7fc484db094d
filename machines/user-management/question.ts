import { connectionFailure, Failure } from '@/shared/lib/failure'
import { userManagement } from './setup'

const noAnswer = connectionFailure()
/** A batch has begun to change it, or it is gone, while the question was open. */
const notNow = new Failure('This account was deleted or is being changed. Check it again.')
const alreadyGone = new Failure('This account was already deleted.')

/** The questions before an act: at most one question at a time (ADM-08, ADM-09). */
export const question = userManagement.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'delete.ask': [
          { guard: 'isOwn', target: 'deletion.looking', actions: 'ask' },
          { target: 'deletion', actions: 'ask' },
        ],
        'role.ask': { target: 'role', actions: 'ask' },
        'recovery.ask': { target: 'recovery.explaining', actions: 'ask' },
      },
    },
    deletion: {
      initial: 'confirming',
      states: {
        looking: {
          on: { 'delete.type': { actions: 'setTyped' }, 'question.cancel': '#user-management.question.none' },
          invoke: {
            id: 'isLastAdmin',
            src: 'isLastAdmin',
            input: ({ context }) => ({ profile: context.asked }),
            onDone: {
              target: 'confirming',
              actions: { type: 'setLastAdmin', params: ({ event }) => ({ lastAdmin: event.output }) },
            },
            onError: 'confirming',
          },
          after: { LOOK_TIMEOUT: 'confirming' },
        },
        confirming: {
          on: {
            'delete.type': { actions: 'setTyped' },
            'delete.confirm': { guard: 'isConfirmed', target: 'deleting' },
            'question.cancel': '#user-management.question.none',
          },
        },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteUser',
            src: 'deleteUser',
            input: ({ context }) => ({ profile: context.asked }),
            onDone: [
              {
                guard: 'askedOwn',
                target: '#user-management.question.none',
                actions: [{ type: 'tell', params: { message: 'User deleted successfully' } }, 'leave'],
              },
              {
                guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
                target: '#user-management.question.none',
                actions: [
                  { type: 'raiseGone', params: ({ context }) => ({ id: context.asked?.id ?? '' }) },
                  { type: 'tellFailure', params: { text: 'Failed to delete user', error: alreadyGone } },
                ],
              },
              {
                target: '#user-management.question.none',
                actions: [
                  { type: 'raiseGone', params: ({ context }) => ({ id: context.asked?.id ?? '' }) },
                  { type: 'tell', params: { message: 'User deleted successfully' } },
                ],
              },
            ],
            onError: {
              target: '#user-management.question.none',
              actions: {
                type: 'tellFailure',
                params: ({ event }) => ({ text: 'Failed to delete user', error: event.error }),
              },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: '#user-management.question.none',
              actions: { type: 'tellFailure', params: { text: 'Failed to delete user', error: noAnswer } },
            },
          },
        },
      },
    },
    role: {
      on: {
        'role.confirm': [
          { guard: 'askedIsChangeable', target: 'none', actions: 'changeRole' },
          {
            target: 'none',
            actions: { type: 'tellFailure', params: { text: 'Failed to update user role', error: notNow } },
          },
        ],
        'question.cancel': 'none',
      },
    },
    recovery: {
      initial: 'explaining',
      states: {
        explaining: {
          on: { 'recovery.offer': 'confirming', 'question.cancel': '#user-management.question.none' },
        },
        confirming: {
          on: { 'recovery.send': 'sending', 'question.cancel': '#user-management.question.none' },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendRecovery',
            src: 'sendRecovery',
            input: ({ context }) => ({ profile: context.asked }),
            onDone: {
              target: '#user-management.question.none',
              actions: {
                type: 'tell',
                params: ({ context }) => ({
                  message: `Recovery email sent to ${context.asked?.email ?? ''}`,
                }),
              },
            },
            onError: {
              target: '#user-management.question.none',
              actions: {
                type: 'tellFailure',
                params: ({ event }) => ({ text: 'Failed to send recovery email', error: event.error }),
              },
            },
          },
          after: {
            ANSWER_TIMEOUT: {
              target: '#user-management.question.none',
              actions: {
                type: 'tellFailure',
                params: { text: 'Failed to send recovery email', error: noAnswer },
              },
            },
          },
        },
      },
    },
  },
})
