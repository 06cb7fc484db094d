import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { artifactTree, SAMPLE_ARTIFACTS, SAMPLE_RUN } from '@/entities/run/model'
import { Failure } from '@/shared/lib/failure'
import { fromPromise, usePageActor } from '@/shared/lib/machine'
import { actorAt, sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import type { AskInput } from '@machines/ask'
import {
  type ArtifactActors,
  artifactDownloadMachine,
  artifactPreviewMachine,
  artifactsMachine,
} from '../model/use-artifacts'
import { FileEntries } from './FileEntries'
import { type Preview, previewOf } from '../model/preview'
import { FilePreview } from './FilePreview'
import { FileAnswer, RunFiles } from './RunFiles'

const meta = {
  title: 'Pages/AI-ML Platform/Files of a run',
  component: FileAnswer,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FileAnswer>
export default meta

const failure = { kind: 'network' as const, message: 'Network connection error.' }
const context = { question: SAMPLE_RUN.id, answer: null, failure: null }
const asked = (question: string) => ({ question, answer: null, failure: null })
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const CONTENTS: Record<string, BlobPart> = {
  'confusion.png': Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0)),
  'model/MLmodel': 'flavors:\n  sklearn:\n    pickled_model: <b>model.pkl</b>\n',
  'model/requirements.txt': new Uint8Array([0xff, 0xfe, 0]),
}
/** Reads previews from `CONTENTS`. */
const previews = artifactPreviewMachine.provide({
  actors: {
    answer: fromPromise<Preview, AskInput<string>>(async ({ input: { question } }) => {
      const shown = await previewOf(question, new Blob([CONTENTS[question] ?? '']))
      if (!shown) throw new Failure('Its content is not what its name says. Download the file instead.')
      return shown
    }),
  },
})
const saved = fn()
const downloads = artifactDownloadMachine.provide({
  actors: {
    answer: fromPromise<string, AskInput<string>>(async ({ input: { question } }) => {
      saved(question)
      return question
    }),
  },
})
const others = () => ({
  download: actorAt(downloads, 'idle', asked('')),
  preview: actorAt(previews, 'idle', asked('')),
})
const nothing = { input: { question: '' } }
function Files({ artifacts }: Pick<ArtifactActors, 'artifacts'>) {
  const download = usePageActor(downloads, nothing)
  const preview = usePageActor(previews, nothing)
  return <FileAnswer actors={{ artifacts, download, preview }} />
}
const at = storyAt(artifactsMachine, context, (artifacts) => <Files artifacts={artifacts} />)

export const OpensFoldersAndSaves = at(
  'answered',
  { answer: SAMPLE_ARTIFACTS },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('5 files, 18.5 MB')).toBeVisible()
      await expect(canvas.queryByText('MLmodel')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'model' }))
      await userEvent.click(canvas.getByRole('button', { name: 'data' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Download model/data/model.pkl' }))
      await waitFor(() => expect(saved).toHaveBeenLastCalledWith('model/data/model.pkl'))
      await expect(canvas.queryByRole('button', { name: 'Preview report.html' })).toBeNull()
    },
  },
)
export const PreviewsTextAndImages = at(
  'answered',
  { answer: SAMPLE_ARTIFACTS },
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview confusion.png' }))
      const image = await canvas.findByRole('img', { name: 'confusion.png' })
      await expect(image.getAttribute('src')).toMatch(/^blob:/)
      await userEvent.click(canvas.getByRole('button', { name: 'model' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Preview model/MLmodel' }))
      await expect(await canvas.findByText(/pickled_model: <b>model\.pkl<\/b>/)).toBeVisible()
      await expect(canvas.queryByRole('img')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Preview model/requirements.txt' }))
      await expect(await canvas.findByText('requirements.txt cannot be shown')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Preview model/requirements.txt' }))
      await expect(canvas.queryByText('requirements.txt cannot be shown')).toBeNull()
    },
  },
)
export const OnAPhone = at(
  'answered',
  { answer: SAMPLE_ARTIFACTS },
  {
    globals: { viewport: { value: 'phone' } },
    play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
  },
)
export const States = sideBySide(meta, {
  Loading: at('asking'),
  Empty: at('answered', { answer: { total: 0, bytes: 0, files: [] } }),
  More: at('answered', { answer: { ...SAMPLE_ARTIFACTS, total: 3000 } }),
  NotListed: at('failed', { failure }),
})
const download = storyAt(artifactDownloadMachine, asked('report.html'), (actor) => (
  <FileAnswer
    actors={{
      ...others(),
      artifacts: actorAt(artifactsMachine, 'answered', { ...context, answer: SAMPLE_ARTIFACTS }),
      download: actor,
    }}
  />
))
export const Downloads = sideBySide(meta, {
  Downloading: download('asking'),
  NotDownloaded: download('failed', { failure }),
})
const preview = storyAt(artifactPreviewMachine, asked('notes.txt'), (actor) => (
  <FilePreview actor={actor} name="notes.txt" />
))
export const Previews = sideBySide(meta, {
  Loading: preview('asking'),
  Empty: preview('answered', { answer: { kind: 'text', text: '' } }),
  Failed: preview('failed', { failure }),
})
export const Entries: StoryObj = {
  render: () => (
    <FileEntries
      folder={artifactTree(SAMPLE_ARTIFACTS.files)}
      actors={{ artifacts: actorAt(artifactsMachine, 'answered', context), ...others() }}
    />
  ),
}
export const OfARun: StoryObj = {
  parameters: {
    snapshots: {
      'run-artifacts': snapshotAt(artifactsMachine, 'answered', { ...context, answer: SAMPLE_ARTIFACTS }),
    },
  },
  render: () => <RunFiles run={SAMPLE_RUN} />,
}
