import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { setFormatting } from '@/shared/lib/format'
import { sideBySide } from '@/shared/lib/story'
import { KINDS, profileOf, WIDE } from '../model/sample-columns'
import { PROFILE } from '../model/sample-profile'
import { ColumnValues } from './ColumnValues'
import { Comparison } from './Comparison'
import { Findings } from './Findings'
import { Histogram } from './Histogram'
import { Preview } from './Preview'
import { Problems } from './Problems'
import { Statistics } from './Statistics'

const meta = {
  title: 'Components/Dataset profile',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

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
    const chart = await screen.findByRole('slider', { name: 'How the values of signup day are spread' })
    await fireEvent.change(chart, { target: { value: '1' } })
    await expect(chart).toHaveAttribute('aria-valuetext', 'Values Feb 2, 2024 – Mar 5, 2024: Rows 8')
    const table = await screen.findByRole('table', { name: 'Ranges of values' })
    await expect(table).toHaveTextContent('Jan 1, 2024 – Feb 2, 2024')
  },
}
export const ValuesOnAPhone: StoryObj = { ...ValuesByKind, globals: { viewport: { value: 'phone' } } }

const wide = profileOf(Object.values(KINDS))

const LONG = {
  ...PROFILE,
  rows: Array.from({ length: 12 }, (_, row) => [`row ${row + 1}`, String(row)]),
}
export const RowsBeyondTheFifth: StoryObj = {
  render: () => <Preview preview={LONG} totalRows={1_204_330} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First 5 of 1,204,330 rows, 2 columns')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous rows' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }))
    await expect(canvas.getByText('Rows 6 to 10 of 1,204,330 rows, 2 columns')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'row 6' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }))
    await expect(canvas.getByText('Rows 11 to 12 of 1,204,330 rows, 2 columns')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '25')
    await expect(canvas.getByText('First 12 of 1,204,330 rows, 2 columns')).toBeVisible()
    await expect(canvas.getByText('The first 12 rows can be seen here.')).toBeVisible()
  },
}
export const SpreadUnderThePointer: StoryObj = {
  render: () => <Statistics path="sales.csv" profile={profileOf([KINDS.plain])} />,
  play: async ({ canvas, canvasElement }) => {
    const chart = canvasElement.querySelector('[data-spread]') as HTMLElement
    const { left, top, width } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: left + width / 4, clientY: top + 10 })
    await expect(await canvas.findByText('1,050 – 1,575: 384,000 rows')).toBeVisible()
    await fireEvent.pointerOut(chart, { relatedTarget: document.body })
    await waitFor(() => expect(canvas.queryByText(/384,000 rows/)).toBeNull())
  },
}

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
  InWords: {
    render: () => (
      <Findings
        most={2}
        of={[
          { kind: 'check', text: 'Looks like dates, dd/mm/yyyy; read as text' },
          { kind: 'fact', text: '“n/a” counted as missing: 480' },
          { kind: 'fact', text: 'Every value is different' },
        ]}
      />
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByLabelText('Check:')).toBeVisible()
      await expect(canvas.getByText('and 1 more')).toBeVisible()
    },
  },
  Spread: { render: () => <Histogram bins={KINDS.plain.histogram} /> },
  WithProblems: {
    render: () => <Problems profile={{ ...PROFILE, problemCount: 340 }} />,
  },
})
export const ComparedWithItself: StoryObj = {
  render: () => (
    <Comparison
      before={{ name: 'last-week.csv', profile: PROFILE }}
      after={{ name: 'this-week.csv', profile: PROFILE }}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No change'))[0]).toBeVisible()
    await expect(canvas.queryByText('New column')).toBeNull()
  },
}
