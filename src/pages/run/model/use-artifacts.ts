import { readArtifact, readArtifacts } from '@/entities/run'
import { type Artifacts, isRunning, type Run } from '@/entities/run/model'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'
import { type Preview, previewOf } from './preview'

/** The files of a run. */
export const artifactsMachine = createAskMachine<string, Artifacts>({
  id: 'run-artifacts',
  timeout: 15_000,
  atOnce: true,
})

/** The download of one file of a run by its path; the answer is the path of the saved file. */
export const artifactDownloadMachine = createAskMachine<string, string>({
  id: 'artifact-download',
  timeout: 600_000,
})

/** The preview of one file of a run by its path. */
export const artifactPreviewMachine = createAskMachine<string, Preview>({
  id: 'artifact-preview',
  timeout: 30_000,
})

export interface ArtifactActors {
  artifacts: ActorRefFrom<typeof artifactsMachine>
  download: ActorRefFrom<typeof artifactDownloadMachine>
  preview: ActorRefFrom<typeof artifactPreviewMachine>
}

const LIVE = 15_000

/** The files of a run with their downloads and previews, listed again while the run goes on. */
export function useArtifacts(run: Pick<Run, 'id' | 'status'>): ArtifactActors {
  const artifacts = usePageActor(artifactsMachine, {
    input: { question: run.id },
    effects: { actors: { answer: ({ input, signal }) => readArtifacts(input.question, signal) } },
  })
  const download = usePageActor(artifactDownloadMachine, {
    input: { question: '' },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          saveFile(question.split('/').at(-1) ?? question, await readArtifact(run.id, question, signal))
          return question
        },
      },
    },
  })
  const preview = usePageActor(artifactPreviewMachine, {
    input: { question: '' },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          const shown = await previewOf(question, await readArtifact(run.id, question, signal))
          if (!shown) throw new Failure('Its content is not what its name says. Download the file instead.')
          return shown
        },
      },
    },
  })
  useWhileVisible(isRunning(run), LIVE, () => artifacts.send({ type: 'ask' }))
  return { artifacts, download, preview }
}
