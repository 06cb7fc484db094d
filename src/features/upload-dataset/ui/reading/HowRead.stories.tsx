import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { startContext, StateGrid, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type FileProfileContext, fileProfileMachine } from '@machines/file-profile'
import { OFFERS } from '../../model/reading'
import type { FileProfileActor } from '../../model/use-dataset-upload'
import { FileProfile } from '../FileProfile'
import { PROFILE } from '@/entities/dataset-profile/model'
import { HowRead } from './HowRead'
import { OfferedChoice } from './OfferedChoice'
import { ReadingFields } from './ReadingFields'
import { TypedField } from './TypedField'

const meta = {
  title: 'Pages/AI-ML Platform/How a file was read',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const context = {
  ...startContext(fileProfileMachine, undefined),
  ids: ['f1'],
  file: 'f1',
  preview: PROFILE,
  known: PROFILE,
  profile: PROFILE,
  shown: true,
}
const open = {
  play: async ({ canvas }: { canvas: { getByRole: (role: string, by: object) => HTMLElement } }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Correct' })),
}
const actorOf = (profiling: unknown) => profiling as FileProfileActor
const at = storyAt(fileProfileMachine, context, (profiling) => (
  <HowRead profiling={actorOf(profiling)} isText />
))
const pageAt = storyAt(fileProfileMachine, context, (profiling) => (
  <FileProfile
    files={[{ id: 'f1', path: 'sales/2026.csv', size: 184_200_000 }]}
    profiling={actorOf(profiling)}
    view="preview"
  />
))
const corrected = {
  choices: { f1: { delimiter: '~', headerLine: 12, missing: ['-', 'n/a'], quote: '' } },
} satisfies Partial<FileProfileContext>
const workbook: DatasetProfile = {
  ...PROFILE,
  fileType: 'Excel',
  reading: null,
  encoding: null,
  sheets: { names: ['Orders', 'Returns', 'التسعير'], read: 'Orders' },
}
const problem = 'A quotation mark that was opened in line 6 is never closed.'
export const OnAPhone = at('parsed', corrected, { ...open, globals: { viewport: { value: 'phone' } } })
export const AnotherCharacterIsTyped = walking(
  at(
    'parsed',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
        await userEvent.selectOptions(canvas.getByLabelText('Delimiter'), 'Another character…')
        const typed = canvas.getByLabelText('Delimiter character')
        await userEvent.type(typed, 'a')
        await userEvent.tab()
        await expect(typed).toBeInvalid()
        await userEvent.clear(typed)
        await userEvent.type(typed, '~')
        await expect(typed).toBeValid()
        await expect(canvas.getByLabelText('Delimiter')).toHaveAccessibleDescription('Corrected')
        await expect(typed).toHaveFocus()
      },
    },
  ),
)
export const ALineIsTyped = walking(
  at(
    'parsed',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
        await userEvent.selectOptions(canvas.getByLabelText('Header'), 'In another line…')
        const line = canvas.getByLabelText('Header line')
        await expect(line).toHaveValue('')
        await userEvent.type(line, '0')
        await expect(line).toBeInvalid()
        await expect(canvas.getByText(/Header in line 1/)).toHaveTextContent(/detected$/)
        // The list of the select has line 2 as well.
        await userEvent.clear(line)
        await userEvent.type(line, '2')
        await userEvent.tab()
        await expect(line).toBeValid()
        await expect(line).toHaveValue('2')
      },
    },
  ),
)

const chosen = fn()
export const FieldsByKnowledge: StoryObj = {
  render: () => (
    <StateGrid
      label="Fields of a reading"
      rows={{ delimiter: ';', other: '~', unknown: null }}
      states={{ guessed: false, corrected: true }}
    >
      {(value, isCorrected, name) => (
        <div style={{ width: '13rem' }}>
          <OfferedChoice
            field="delimiter"
            offer={{ ...OFFERS.delimiter, label: name }}
            value={value}
            corrected={isCorrected}
            hint={isCorrected ? 'Corrected' : 'Detected'}
            aside={null}
            onChoose={chosen}
          />
        </div>
      )}
    </StateGrid>
  ),
}
export const Typed: StoryObj = {
  render: () => (
    <TypedField name="line" label="Header line" value="1" problem="Enter a line" onType={() => false} />
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByLabelText('Header line')
    for (const nonsense of ['abc', '-3', '1.5']) {
      await userEvent.clear(line)
      await expect(canvas.queryByText('Enter a line')).toBeNull()
      await userEvent.type(line, nonsense)
      await expect(canvas.getByText('Enter a line')).toBeVisible()
    }
    await userEvent.clear(line)
    await userEvent.tab()
    await expect(canvas.getByText('Enter a line')).toBeVisible()
  },
}
export const Fields = storyAt(fileProfileMachine, context, (profiling) => (
  <ReadingFields profiling={actorOf(profiling)} />
))('parsed', corrected)

export const States = sideBySide(meta, {
  Detected: at('parsed', {}, {}),
  GuessedAndOpen: at('parsed', {}, open),
  Corrected: at('parsed', corrected, open),
  OfAWorkbook: at(
    'parsed',
    { known: workbook, preview: workbook, choices: { f1: { sheet: 'Returns' } } },
    open,
  ),
  ALineThatTheFileDoesNotHave: at(
    'parsed',
    { choices: { f1: { headerLine: 900 } } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
        const line = canvas.getByLabelText('Header line')
        await expect(line).toBeInvalid()
        await expect(line).toHaveValue('900')
        await expect(line).toHaveAccessibleDescription('Not possible for this file; detected instead')
        await expect(canvas.getByText(/Header in line 1/)).toHaveTextContent(/detected$/)
      },
    },
  ),
  NothingWasRead: at('failed', {
    preview: null,
    known: null,
    profile: null,
    unread: [{ id: 'f1', problem }],
  }),
  IsCorrectedAndReset: walking(
    at(
      'parsed',
      {},
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
          const delimiter = canvas.getByLabelText('Delimiter')
          await expect(delimiter).toHaveAccessibleDescription('Detected')
          await userEvent.selectOptions(delimiter, 'Semicolon (;)')
          await expect(delimiter).toHaveAccessibleDescription('Corrected')
          await userEvent.click(canvas.getByRole('button', { name: 'Reset Delimiter' }))
          await expect(delimiter).toHaveValue(',')
          await expect(delimiter).toHaveFocus()
        },
      },
    ),
  ),
})
export const PageStates = sideBySide(meta, {
  ACorrectionFails: pageAt('failed', {
    ...corrected,
    preview: null,
    profile: null,
    unread: [{ id: 'f1', problem }],
  }),
  WaitsForTheLastKey: pageAt('typing', { ...corrected, profile: null }),
  MissingCellsFollowTheMarks: walking(
    pageAt(
      'parsed',
      {},
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
          const marks = canvas.getByLabelText('Missing value markers')
          await expect(canvas.queryByRole('cell', { name: /missing/ })).toBeNull()
          await userEvent.clear(marks)
          await userEvent.type(marks, 'de')
          await expect(canvas.getAllByRole('cell', { name: 'DE missing' })).toHaveLength(2)
          await expect(canvas.getByRole('cell', { name: 'FR' })).toBeVisible()
        },
      },
    ),
  ),
})
