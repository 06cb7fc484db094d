import { at, type Fault, type Path, put } from './kit/mutation/faults'

// Faults that were once put into machines by hand. The tests of each machine must notice them without the coverage walk.
// Where a machine was replaced, the fault is in the part that does its work today.

interface NamedFault extends Fault {
  machine: string
}

/** Removes a part of the machine (`undefined`) or replaces it. Throws when the part is not there. */
const named = (
  machine: string,
  fault: string,
  part: 'config' | 'implementations',
  path: Path,
  becomes: unknown,
): NamedFault => ({
  machine,
  kind: 'named',
  fault,
  change: (parts) => {
    if (at(parts[part], path) === undefined) throw new Error(`${machine} has no ${path.join('.')}`)
    put(parts[part], path, becomes)
  },
})

/** A place in the definition: `lies('saving.after.LATE')` is found in the state `saving`. */
const inState = (states: string, ...rest: Path): Path => [
  ...states.split('.').flatMap((state) => ['states', state]),
  ...rest,
]

interface GuardArgs {
  context: { requireAdmin: boolean }
  event: { session?: { status: string; profile?: { role: string } } }
}

const isNoAdmin = ({ event }: GuardArgs) => event.session?.profile?.role !== 'admin'

export const namedFaults: NamedFault[] = [
  named(
    'sign-in',
    'the resend timeout shows "sent"',
    'config',
    inState('error.sending', 'after', 'SUBMIT_TIMEOUT'),
    'sent',
  ),
  named(
    'route-guard',
    'lacksAdmin does not ask whether an administrator is needed',
    'implementations',
    ['guards', 'lacksAdmin'],
    (args: GuardArgs) => args.event.session?.status === 'signedIn' && isNoAdmin(args),
  ),
  named(
    'route-guard',
    'lacksAdmin does not ask for the role',
    'implementations',
    ['guards', 'lacksAdmin'],
    ({ context, event }: GuardArgs) => context.requireAdmin && event.session?.status === 'signedIn',
  ),
  named(
    'route-guard',
    'the branch of lacksAdmin is deleted',
    'config',
    ['on', 'session.changed', 3],
    undefined,
  ),
  named(
    'form',
    'template request: cannot be closed while it sends',
    'config',
    inState('submitting', 'on', 'close'),
    undefined,
  ),
  named(
    'session',
    'a failed sign-out keeps user and profile',
    'config',
    inState('signingOut', 'invoke', 'onError', 1, 'actions', 0),
    undefined,
  ),
  named(
    'sign-up',
    'an outage of the availability check blocks sign-up',
    'config',
    inState('form.checking', 'invoke', 'onError'),
    'editing',
  ),
  named(
    'copied',
    'a hanging clipboard says "Copied"',
    'config',
    inState('copying', 'after', 'CLIPBOARD_TIMEOUT'),
    'copied',
  ),
  named(
    'create-project-a',
    'a removed member stays in the draft',
    'config',
    inState('team', 'on', 'member.remove', 'actions'),
    ['change'],
  ),
  named('removal', 'project list: an undo that fails loses the project', 'config', ['on', 'notRestored'], {
    target: '.idle',
    actions: 'forget',
  }),
  named(
    'account-status',
    'a refused change is not rolled back',
    'config',
    inState('updating', 'invoke', 'onError', 'actions', 1),
    undefined,
  ),
  named('form', 'careers: Back keeps what was sent', 'config', inState('success', 'exit'), undefined),
  ...['clean', 'dirty', 'saved', 'failed', 'off'].map((state) =>
    named(
      'auto-save',
      `the toggle does nothing in ${state}`,
      'config',
      inState(state, 'on', 'toggle'),
      undefined,
    ),
  ),
  ...['askingToStop', 'finishedMeanwhile'].map((state) =>
    named(
      'creation',
      `stack wizard: a stopped creation is saved (${state})`,
      'config',
      inState(`running.${state}`, 'on', 'stop.confirm'),
      '#creation.saving',
    ),
  ),
  named(
    'form',
    'profile form: the timeout is a success',
    'config',
    inState('submitting.sending', 'after', 'SUBMIT_TIMEOUT'),
    '#success',
  ),
  named(
    'form',
    'profile form: the timeout is gone',
    'config',
    inState('submitting.sending', 'after', 'SUBMIT_TIMEOUT'),
    undefined,
  ),
]
