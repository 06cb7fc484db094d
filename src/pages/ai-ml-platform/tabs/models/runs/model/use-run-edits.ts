import { editRuns } from '@/entities/run'
import { type PickedRuns, type RunsEdited, tagProblem } from '@/entities/run/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'
import { runEditMachine } from '@machines/run-edit'

export type RunEditActor = ActorRefFrom<typeof runEditMachine>

/** Deletes and restores many runs; `onChanged` is called once the server has changed some. */
export const useRunEdit = (workspace: string, onChanged: () => void): RunEditActor =>
  usePageActor(runEditMachine, {
    effects: {
      actors: {
        async change({ input: { edit }, signal }) {
          if (!edit) throw new Error('there is no change')
          return await editRuns(workspace, edit, signal)
        },
      },
      actions: { report: onChanged },
    },
  })

interface TagValues {
  change: 'tag' | 'untag'
  key: string
  value: string
}

/** The form that sets a tag on many runs, or removes it. Its subject is the runs. */
export const runTagsMachine = createFormMachine<TagValues, PickedRuns | null, RunsEdited>({
  id: 'run-tags',
  empty: { change: 'tag', key: '', value: '' },
  check: ({ key }) => {
    const message = tagProblem(key.trim())
    return message ? [{ field: 'key', message }] : []
  },
  opens: true,
  staysWhileSending: true,
  timeout: 30_000,
  successShown: 0,
})
export type RunTagsActor = ActorRefFrom<typeof runTagsMachine>

export const useRunTags = (workspace: string, onChanged: () => void): RunTagsActor =>
  usePageActor(runTagsMachine, {
    input: { subject: null },
    effects: {
      actors: {
        async send({ input: { values, subject }, signal }) {
          if (!subject) throw new Error('there are no runs')
          const { change, key, value } = values
          return await editRuns(workspace, { ...subject, change, key: key.trim(), value }, signal)
        },
      },
      actions: { report: onChanged },
    },
  })
