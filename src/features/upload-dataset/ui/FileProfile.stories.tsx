import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ChosenFile } from '@/entities/dataset/model'
import { setFormatting } from '@/shared/lib/format'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { fileProfileMachine } from '@machines/file-profile'
import type { FileProfileActor } from '../model/use-dataset-upload'
import { ColumnValues } from './ColumnValues'
import { FileProfile } from './FileProfile'
import { Histogram } from './Histogram'
import { Preview } from './Preview'
import { Problems } from './Problems'
import { ReadingProgress } from './ReadingProgress'
import { KINDS, profileOf, WIDE } from './sample-columns'
import { PROFILE } from './sample-profile'
import { Statistics } from './Statistics'
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

const EveryKindOfColumn: StoryObj = {
  render: () => <Statistics path="kinds.parquet" profile={profileOf(Object.values(KINDS))} />,
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) })
    await expect(row('p_value')).toHaveTextContent(/Min 1\.5e-9Max 4\.7e-9Mean 3e-9/)
    await expect(row('account_id')).toHaveTextContent('170,141,183,460,469,231,731,687,303,715,884,105,727')
    await expect(row('account_id')).toHaveTextContent('about 1,000,399')
    await expect(row('account_id')).toHaveTextContent('Median about 9,007,199,254,740,995')
    await expect(row('code')).toHaveTextContent('at least 2,103')
    await expect(row('geometry')).toHaveTextContent('Not read: The column is compressed with LZO')
    await expect(row('^country')).not.toHaveTextContent('Mean')
  },
}
export const EveryKindOnATablet: StoryObj = {
  ...EveryKindOfColumn,
  globals: { viewport: { value: 'tablet' } },
}
export const EveryKindOnAPhone: StoryObj = {
  render: EveryKindOfColumn.render,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Std dev')[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
const TwoThousandColumns: StoryObj = {
  render: () => <Statistics path="wide.csv" profile={WIDE} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Most missing')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('measurement_of_sensor_321'))
    await userEvent.type(canvas.getByLabelText('Find a column'), 'sensor_1234')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}
export const OpensTheValuesOfAColumn: StoryObj = {
  render: () => <Statistics path="sales.csv" profile={profileOf([KINDS.plain, KINDS['at least']])} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All values of code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'code' }))
    await expect(dialog.getByRole('table', { name: 'Most frequent values' })).toHaveTextContent(
      'at least 2,007',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'All values of code' })).toHaveFocus()
  },
}
const place = { place: 0, days: false }
export const ValuesByKind: StoryObj = {
  render: () => (
    <ColumnValues column={{ ...KINDS.days, ...place, days: true }} totalRows={1_204_330} onClose={() => {}} />
  ),
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Ranges of values' })
    await expect(table).toHaveTextContent('Jan 1, 2024 – Feb 2, 2024')
  },
}
export const ValuesOnAPhone: StoryObj = { ...ValuesByKind, globals: { viewport: { value: 'phone' } } }

const wide = profileOf(Object.values(KINDS))

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
export const Variants = sideBySide(meta, {
  EveryKindOfColumn,
  DaysWestOfGreenwich: {
    render: () => {
      setFormatting({ locale: 'en-US', timeZone: 'America/New_York' })
      return <Statistics path="days.csv" profile={profileOf([KINDS.days, KINDS.times])} />
    },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('row', { name: /signup day/ })).toHaveTextContent(
        /Min Jan 1, 2024Max Dec 31, 2024.*Median Jun 30, 2024/,
      )
      await expect(canvas.getByRole('row', { name: /last_seen/ })).toHaveTextContent(
        'Dec 31, 2024, 23:59:58.120',
      )
      await expect(canvas.getByText('Times are in UTC.')).toBeVisible()
      setFormatting({ locale: 'en-US', timeZone: 'UTC' })
    },
  },
  TwoThousandColumns,
  NoColumnIsFound: {
    render: TwoThousandColumns.render,
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Find a column'), 'nothing')
      await expect(await canvas.findByText('No matching columns')).toBeVisible()
    },
  },
  FirstRows: { render: () => <Preview preview={PROFILE} totalRows={1_204_330} /> },
  FirstRowsBeingCounted: {
    render: () => <Preview preview={PROFILE} totalRows={null} />,
  },
  FirstRowsOfOddColumns: { render: () => <Preview preview={wide} totalRows={5} /> },
  FirstRowsOfAWideTable: { render: () => <Preview preview={WIDE} totalRows={5} /> },
  Spread: { render: () => <Histogram bins={KINDS.plain.histogram} /> },
  WithProblems: {
    render: () => <Problems profile={{ ...PROFILE, problemCount: 340 }} />,
  },
})
export const StoryStates = sideBySide(meta, {
  NotReadByItself: storyAt(fileProfileMachine, context, (profiling) => (
    <Unread files={files} profiling={actorOf(profiling)} />
  ))('failed', { ...NOTHING, unread: [{ id: 'f1', problem }] }),
  ProgressByItself: storyAt(fileProfileMachine, context, (profiling) => (
    <ReadingProgress profiling={actorOf(profiling)} path="sales/2026.csv" />
  ))('parsing', { profile: null, progress }),
})
