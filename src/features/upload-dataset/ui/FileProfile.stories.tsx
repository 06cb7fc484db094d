import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PROFILE } from '@/entities/dataset-profile/model'
import type { ChosenFile } from '@/entities/dataset/model'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { fileProfileMachine } from '@machines/file-profile'
import type { FileProfileActor } from '../model/use-dataset-upload'
import { FileProfile } from './FileProfile'
import { ReadFileField } from './ReadFileField'
import { ReadingProgress } from './ReadingProgress'
import { Unread } from './Unread'

const meta = {
  title: 'Pages/AI-ML Platform/Profile of a file',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const files: ChosenFile[] = [
  { id: 'f1', path: 'sales/2026.csv', size: 184_200_000 },
  { id: 'f2', path: 'sales/countries.json', size: 4200 },
]
const context = {
  ...startContext(fileProfileMachine, undefined),
  ids: ['f1', 'f2'],
  file: 'f1',
  preview: PROFILE,
  known: PROFILE,
  profile: PROFILE,
  shown: true,
}
const actorOf = (profiling: unknown) => profiling as FileProfileActor
const previewAt = storyAt(fileProfileMachine, context, (profiling) => (
  <FileProfile files={files} profiling={actorOf(profiling)} view="preview" />
))
const statisticsAt = storyAt(fileProfileMachine, context, (profiling) => (
  <FileProfile files={files} profiling={actorOf(profiling)} view="statistics" />
))
const progress = { bytes: 52_000_000, totalBytes: 184_200_000, rows: 310_000, at: 0 }
const problem = 'A quotation mark that was opened in line 6 is never closed.'
const NOTHING = { preview: null, known: null, profile: null }

export const PreviewStates = sideBySide(meta, {
  NothingToRead: previewAt('none', { ...NOTHING, file: null, shown: false }),
  HeadOnItsWay: previewAt('previewing', NOTHING),
  Reading: previewAt('parsing', { profile: null, progress }),
  Read: previewAt('parsed'),
  NotRead: previewAt('failed', { ...NOTHING, unread: [{ id: 'f1', problem }] }),
  OneOfTwoNotRead: previewAt('parsed', { file: 'f2', unread: [{ id: 'f1', problem }] }),
})
export const StatisticsStates = sideBySide(meta, {
  StatisticsOnTheirWay: statisticsAt('parsing', { profile: null, progress }),
  StatisticsOfAFile: statisticsAt(
    'parsed',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('184.2 MB')).toBeVisible()
        await expect(await canvas.findByRole('row', { name: /total/ })).toHaveTextContent('318')
      },
    },
  ),
})
export const StoryStates = sideBySide(meta, {
  NotReadByItself: storyAt(fileProfileMachine, context, (profiling) => (
    <Unread files={files} profiling={actorOf(profiling)} />
  ))('failed', { ...NOTHING, unread: [{ id: 'f1', problem }] }),
  ProgressByItself: storyAt(fileProfileMachine, context, (profiling) => (
    <ReadingProgress profiling={actorOf(profiling)} path="sales/2026.csv" />
  ))('parsing', { profile: null, progress }),
})
export const ReadsOneFile: StoryObj = {
  render: () => <ReadFileField label="Choose a file" onRead={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
