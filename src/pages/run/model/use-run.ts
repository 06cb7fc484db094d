import { changeRun, readRun } from '@/entities/run'
import { isRunning, NOTE_TAG, type Run, type RunPage } from '@/entities/run/model'
import { type ActorRefFrom, usePageActor, useSelector } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'
import { createFormMachine } from '@machines/form'

/** A run by its id; null when there is none that the user may read. */
export const runPageMachine = createAskMachine<string, RunPage | null>({
  id: 'run-page',
  timeout: 15_000,
  atOnce: true,
})
export type RunPageActor = ActorRefFrom<typeof runPageMachine>

const LIVE = 5000

/** A run, read again while it goes on, unless notices of its changes are `followed`. */
export function useRun(id: string, followed: boolean): RunPageActor {
  const actor = usePageActor(runPageMachine, {
    input: { question: id },
    effects: { actors: { answer: ({ input, signal }) => readRun(input.question, signal) } },
  })
  const goesOn = useSelector(actor, ({ context: { answer } }) => answer !== null && isRunning(answer.run))
  useWhileVisible(goesOn && !followed, LIVE, () => actor.send({ type: 'ask' }))
  return actor
}

const NAME_LENGTH = 500
const NOTE_LENGTH = 8000

/** The name of a run. */
export const runNameMachine = createFormMachine<{ name: string }>({
  id: 'run-name',
  empty: { name: '' },
  check: ({ name }) => {
    const length = name.trim().length
    const message =
      length === 0
        ? 'Enter a name'
        : length > NAME_LENGTH
          ? `The name can have up to ${NAME_LENGTH} characters`
          : null
    return message ? [{ field: 'name', message }] : []
  },
  opens: true,
  successShown: 0,
})

/** The note of a run. */
export const runNoteMachine = createFormMachine<{ note: string }>({
  id: 'run-note',
  empty: { note: '' },
  check: ({ note }) =>
    note.length > NOTE_LENGTH
      ? [{ field: 'note', message: `The note can have up to ${NOTE_LENGTH} characters` }]
      : [],
  opens: true,
  successShown: 0,
})
export type RunNameActor = ActorRefFrom<typeof runNameMachine>
export type RunNoteActor = ActorRefFrom<typeof runNoteMachine>

/** The forms that change a run; `onChanged` is called once a change is stored. */
export function useRunForms(id: string, onChanged: () => void) {
  const name = usePageActor(runNameMachine, {
    input: { subject: undefined },
    effects: {
      actors: {
        async send({ input: { values }, signal }) {
          await changeRun(id, { change: 'rename', value: values.name.trim() }, signal)
        },
      },
      actions: { report: onChanged },
    },
  })
  const note = usePageActor(runNoteMachine, {
    input: { subject: undefined },
    effects: {
      actors: {
        async send({ input: { values }, signal }) {
          await changeRun(id, { change: 'note', value: values.note.trim() }, signal)
        },
      },
      actions: { report: onChanged },
    },
  })
  return { name, note }
}

export const noteOf = ({ tags }: Pick<Run, 'tags'>): string => tags[NOTE_TAG] ?? ''
