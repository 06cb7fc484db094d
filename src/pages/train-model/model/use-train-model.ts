import { useState } from 'react'
import { storeTraining } from '@/entities/run'
import {
  checkChoice,
  lookAtFile,
  type Papers,
  penguins,
  type Training,
  trainOnFile,
} from '@/entities/trained-model'
import type { TrainingChoice } from '@/entities/trained-model/model'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { finishedTraining } from './finished-training'
import { servedNameOf } from './served-name'
import { trainModelMachine } from '@machines/train-model'

export type TrainModelActor = ActorRefFrom<typeof trainModelMachine>
export type PaperName = keyof Papers

export interface TrainModel {
  actor: TrainModelActor
  add: (file: File) => void
  addPenguins: () => void
  save: (paper: PaperName) => void
  /** Saves a zip for other servers of models. */
  saveElsewhere: () => Promise<void>
  /** The trained model as ONNX. Rejects with a `Failure` where it is no longer there. */
  modelFile: () => Promise<Blob>
}

const MIME: Record<PaperName, string> = {
  onnx: 'application/octet-stream',
  card: 'text/markdown',
  script: 'text/x-python',
}
const FILES: Record<PaperName, string> = { onnx: 'model.onnx', card: 'model-card.md', script: 'train.py' }
const ENDINGS: Record<PaperName, string> = { onnx: '.onnx', card: '-card.md', script: '.py' }

/**
 * Trains on a file of this device. The machine knows files by their ids; the results stay here until they are saved.
 * A finished training becomes a run of the workspace, where there is one.
 */
export function useTrainModel(workspace: string | null): TrainModel {
  const { now } = useActorEnvironment()
  const [files] = useState(() => new Map<string, () => Promise<File>>())
  /** The last training, and the files of its model. */
  const [last] = useState(() => new Map<'last', { training: Training; papers?: Papers }>())
  const fileOf = async (id: string): Promise<File> => {
    const open = files.get(id)
    if (!open) throw new Failure('Choose the file again.')
    return open()
  }
  const chosen = (choice: TrainingChoice | null): TrainingChoice => {
    if (!choice) throw new Failure('Choose what to predict.')
    return choice
  }
  const actor: TrainModelActor = usePageActor(trainModelMachine, {
    effects: {
      actors: {
        look: async ({ input: { file }, signal }) => lookAtFile(await fileOf(file), signal),
        check: async ({ input: { file, choice }, signal }) =>
          checkChoice(await fileOf(file), chosen(choice), signal),
        async train({ input: { file, choice }, signal }) {
          const training = trainOnFile(await fileOf(file), chosen(choice), signal, (progress) => {
            if (!signal.aborted) actor.send({ type: 'progress', progress })
          })
          last.set('last', { training })
          const { model, papers } = await training.done
          last.set('last', { training, papers })
          return model
        },
        async store({ input: { trained }, signal }) {
          const papers = last.get('last')?.papers
          if (workspace === null || !papers) return null
          const files = (['onnx', 'card', 'script'] as const).map((paper) => ({
            path: FILES[paper],
            content: new Blob([papers[paper]], { type: MIME[paper] }),
          }))
          return storeTraining(workspace, finishedTraining(trained, now()), files, signal)
        },
      },
      actions: {
        pause: () => last.get('last')?.training.pause(),
        resume: () => last.get('last')?.training.resume(),
      },
    },
  })
  const offer = (name: string, open: () => Promise<File>) => {
    const id = `file-${files.size + 1}`
    files.set(id, open)
    actor.send({ type: 'file', id, name })
  }
  return {
    actor,
    add: (file) => offer(file.name, async () => file),
    addPenguins: () => offer('penguins.csv', penguins),
    async modelFile() {
      const papers = last.get('last')?.papers
      if (!papers) throw new Failure('Train the model again: this page no longer has it.')
      return new Blob([papers.onnx], { type: MIME.onnx })
    },
    async saveElsewhere() {
      const papers = last.get('last')?.papers
      const { trained } = actor.getSnapshot().context
      if (!papers || !trained) return
      // The code of zip files is loaded for this alone.
      const { elsewhereZip } = await import('./elsewhere')
      saveFile(
        `${servedNameOf(trained)}.zip`,
        new Blob([elsewhereZip(trained, papers)], { type: 'application/zip' }),
      )
    },
    save(paper) {
      const papers = last.get('last')?.papers
      const { trained } = actor.getSnapshot().context
      if (!papers || !trained) return
      const name = trained.choice.target.replace(/[^\p{L}\p{N}_-]+/gu, '-')
      saveFile(`${name}${ENDINGS[paper]}`, new Blob([papers[paper]], { type: MIME[paper] }))
    },
  }
}
