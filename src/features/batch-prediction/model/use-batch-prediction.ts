import { useState } from 'react'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { batchPredictionMachine } from '@machines/batch-prediction'
import { type BatchModel, predictRowsOf } from '../api/predict-rows-of'

export type BatchPredictionActor = ActorRefFrom<typeof batchPredictionMachine>

export interface BatchPredictionNow {
  actor: BatchPredictionActor
  add: (file: File) => void
}

/** Predicts the rows of a file of this device. The machine knows files by their ids; the result stays here until it is saved. */
export function useBatchPrediction(model: BatchModel): BatchPredictionNow {
  const [files] = useState(() => new Map<string, File>())
  const [results] = useState(() => new Map<'last', { name: string; csv: Blob }>())
  const actor: BatchPredictionActor = usePageActor(batchPredictionMachine, {
    effects: {
      actors: {
        async predict({ input, signal }) {
          const file = files.get(input.file)
          if (!file) throw new Failure('Choose the file again.')
          results.clear()
          const { csv, rows, uneven } = await predictRowsOf(file, model, signal, (progress) => {
            if (!signal.aborted) actor.send({ type: 'progress', ...progress })
          })
          results.set('last', { name: `${file.name.replace(/\.\w+$/, '')}.predictions.csv`, csv })
          return { rows, uneven }
        },
      },
      actions: {
        save() {
          const result = results.get('last')
          if (result) saveFile(result.name, result.csv)
        },
      },
    },
  })
  return {
    actor,
    add(file) {
      const id = `file-${files.size + 1}`
      files.set(id, file)
      actor.send({ type: 'file', id, name: file.name, size: file.size })
    },
  }
}
