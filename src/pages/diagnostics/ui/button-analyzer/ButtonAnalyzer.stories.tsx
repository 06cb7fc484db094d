import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ControlFacts, judge, type ScannedPage } from '@/entities/page-control/model'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { buttonAnalyzerMachine } from '../../model/button-analyzer/use-button-analyzer'
import { AnalyzedList } from './AnalyzedList'
import { ButtonAnalyzer } from './ButtonAnalyzer'
import { ButtonAnalyzerView } from './ButtonAnalyzerView'
import { Totals } from './Totals'

const meta = {
  component: ButtonAnalyzer,
  title: 'Pages/Diagnostics/Button analyzer',
} satisfies Meta<typeof ButtonAnalyzer>
export default meta

const control = (id: string, changes: Partial<ControlFacts>): ControlFacts => ({
  id,
  kind: 'button',
  name: 'Save Changes',
  element: 'button[type="submit"]',
  type: 'submit',
  submitsUnasked: false,
  box: { left: 100, top: 300, width: 128, height: 40 },
  inline: false,
  visibility: 'visible',
  disabled: false,
  keyboard: 'tab',
  nested: false,
  layer: 0,
  place: 'page',
  overlaps: [],
  ...changes,
})
const page: ScannedPage = {
  address: '/settings',
  width: 375,
  height: 800,
  controls: [
    control('1', { kind: 'link', type: null, name: 'My Projects', element: 'a[href="/projects"]' }),
    control('2', {}),
    control('3', { name: '', element: 'button[type="button"]', type: 'button', overlaps: ['Save Changes'] }),
    control('4', { name: 'Menu', visibility: 'notRendered', keyboard: 'none' }),
    control('5', { name: 'Reset to defaults', disabled: true, keyboard: 'none' }),
  ],
}
const machine = buttonAnalyzerMachine.provide({ actors: { answer: fromPromise(async () => page) } })
const context = { question: { path: null, width: 1280 }, answer: page, failure: null }
const at = storyAt(machine, context, (actor) => (
  <ButtonAnalyzerView actor={actor} projectId="sample-storefront" />
))

export const Asking = at(
  'asking',
  { answer: null },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Scanning the page...')
      await expect(canvas.getByRole('button', { name: 'Scanning...' })).toBeDisabled()
    },
  },
)
export const AskingAgain = at('asking')
export const AnsweredOnAPhone = at('answered', {}, { globals: { viewport: { value: 'phone' } } })
export const Failed = at(
  'failed',
  { answer: null, failure: { kind: 'other', message: 'The browser blocked the scan window.' } },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The browser blocked the scan window')
      await expect(canvas.getByRole('button', { name: 'Scan' })).toBeEnabled()
    },
  },
)

export const States = sideBySide(meta, {
  Answered: at(
    'answered',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('status')).toHaveTextContent(
          '5 controls on /settings at 375 × 800 px: 1 with problems.',
        )
        const list = canvas.getByRole('list', { name: 'Buttons and links' })
        await expect(within(list).getAllByText(/^(Button|Link)/)).toHaveLength(1)
        await expect(canvas.getByText('Reset to defaults')).not.toBeVisible()
        await userEvent.click(canvas.getByText('4 controls without a problem'))
        await expect(canvas.getByText('Reset to defaults')).toBeVisible()
        await expect(canvas.getByText('Has no accessible name.')).toBeVisible()
      },
    },
  ),
  IsNarrowedAndScannedAgain: at(
    'answered',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Problems only' }))
        await expect(canvas.queryByText('Reset to defaults')).toBeNull()
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What to scan' }), '/settings')
        await expect(canvas.getByRole('combobox', { name: 'Width' })).toBeEnabled()
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Width' }), '375')
        await userEvent.click(canvas.getByRole('button', { name: 'Scan again' }))
        await expect(await canvas.findByRole('button', { name: 'Scan again' })).toBeEnabled()
      },
    },
  ),
  NoProblems: at(
    'answered',
    { answer: { ...page, controls: page.controls.slice(0, 2) } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Problems only' }))
        await expect(canvas.getByText('No problems found')).toBeVisible()
      },
    },
  ),
})
export const Variants = sideBySide(meta, {
  /** The real scan of the story's own page. */
  ScansThePageItStandsOn: {
    render: () => (
      <main>
        <button type="button" aria-label="Target" style={{ width: 20, height: 40 }} />
        <ButtonAnalyzer projectId={null} />
      </main>
    ),
    play: async ({ canvas }) => {
      const again = await canvas.findByRole('button', { name: 'Scan again' })
      await expect(again).toBeEnabled()
      const list = canvas.getByRole('list', { name: 'Buttons and links' })
      await expect(within(list).getByText('Target')).toBeVisible()
      await expect(
        within(list).getByText('Measures 20 × 40 px. Targets need at least 24 × 24 px.'),
      ).toBeVisible()
      await expect(within(list).getByText('1 problem')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(/: 1 with problems\.$/)
    },
  },
  List: {
    render: () => <AnalyzedList controls={judge(page.controls)} problemsOnly={false} />,
  },
  EmptyList: { render: () => <AnalyzedList controls={[]} problemsOnly={false} /> },
  FirstTotals: {
    render: () => (
      <Totals
        page={null}
        totals={{ controls: 0, buttons: 0, links: 0, problems: 0, disabled: 0, unseen: 0 }}
        scanning
      />
    ),
  },
})
