import { Button, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { PointerFacts, PointerReport } from '@/entities/page-control/model'
import { examinePage } from '@/entities/page-control'
import { fromCallback, fromPromise } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { buttonDiagnosticsMachine } from '@machines/button-diagnostics'
import { ButtonDiagnostics } from './ButtonDiagnostics'
import { ButtonDiagnosticsView } from './ButtonDiagnosticsView'
import { Highlight } from './Highlight'
import { PointerList } from './PointerList'
import { ViewportSummary } from './ViewportSummary'

const meta = {
  component: ButtonDiagnostics,
  title: 'Pages/Diagnostics/Button diagnostics',
} satisfies Meta<typeof ButtonDiagnostics>
export default meta

const control = (id: string, changes: Partial<PointerFacts>): PointerFacts => ({
  id,
  kind: 'button',
  name: 'Save Changes',
  element: 'button[type="submit"]',
  box: { left: 100, top: 300, width: 128, height: 40 },
  takesPointer: true,
  disabled: false,
  onTop: [null, null, null, null, null],
  ...changes,
})
const report: PointerReport = {
  width: 900,
  height: 700,
  barLayer: 1100,
  controls: [
    control('story-1', {}),
    control('story-2', { name: 'Undo', onTop: ['div#veil', 'div#veil', null, null, null] }),
    control('story-3', { name: '', onTop: Array<string>(5).fill('header') }),
    control('story-4', { name: 'Ghost', takesPointer: false, onTop: [] }),
    control('story-5', { name: 'Further down', onTop: [], disabled: true }),
  ],
}
const machine = buttonDiagnosticsMachine.provide({
  actors: { examine: fromPromise(async () => report), watch: fromCallback(() => {}) },
  actions: { showControl: () => {} },
})
const context = { report, chosen: null, unreachedOnly: false, failure: null }
const at = storyAt(machine, context, (actor) => <ButtonDiagnosticsView actor={actor} />)
export const ReadyOnAPhone = at(
  'page.ready & highlight.off',
  {},
  { globals: { viewport: { value: 'phone' } } },
)
export const HighlightGoesByEscape = walking(
  at(
    'page.ready & highlight.on',
    { chosen: 'story-2' },
    {
      play: async ({ canvas }) => {
        await userEvent.keyboard('{Escape}')
        await expect(canvas.getByRole('button', { name: 'Highlight Undo' })).toHaveAttribute(
          'aria-pressed',
          'false',
        )
      },
    },
  ),
)

const framed = () => document.querySelector('[data-highlight]')
export const FrameIsReleasedByEscape: StoryObj = {
  render: () => <Framed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Framed' }))
    await waitFor(() => expect(framed()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(onRelease).toHaveBeenCalled()
  },
}

const onRelease = fn()

function Framed() {
  const [found, setFound] = useState<PointerFacts>()
  const find = () => setFound(examinePage(window).controls.find(({ name }) => name === 'Framed'))
  return (
    <>
      <Button m="8" onClick={find}>
        Framed
      </Button>
      {found ? <Highlight control={found} onRelease={onRelease} /> : null}
    </>
  )
}

export const States = sideBySide(meta, {
  Measuring: at(
    'page.measuring & highlight.off',
    { report: null },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('status')).toHaveTextContent('Measuring the page...'),
    },
  ),
  Settling: at('page.settling & highlight.off'),
  Ready: at(
    'page.ready & highlight.off',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Tablet, from 768 to 1023 px: 900 × 700 px',
        )
        await expect(canvas.getByText('Layer 1100, not below the threshold of 50')).toBeVisible()
        await expect(canvas.getByText('1 fully, 1 partly')).toBeVisible()
        await expect(canvas.getByText(/on top: div#veil$/)).toBeVisible()
      },
    },
  ),
  ShowsOnlyWhatCannotBeReached: at(
    'page.ready & highlight.off',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox'))
        const rows = within(canvas.getByRole('list', { name: 'Buttons and links' })).getAllByRole('button')
        await expect(rows).toHaveLength(3)
      },
    },
  ),
  Highlighted: at(
    'page.ready & highlight.on',
    { chosen: 'story-2' },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Highlight Undo' })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
    },
  ),
  Failed: at(
    'page.failed & highlight.off',
    { report: null, failure: 'The page could not be measured.' },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('The page could not be measured.'),
    },
  ),
})
export const Variants = sideBySide(meta, {
  /** The real thing on the page of the story: the frame is drawn around a control and goes with the tab. */
  FramesAControlOfThePageItStandsOn: {
    render: () => (
      <Stack gap="6" align="flex-start">
        <Button>Target</Button>
        <ButtonDiagnostics />
      </Stack>
    ),
    play: async ({ canvas }) => {
      const target = canvas.getByRole('button', { name: 'Target' })
      await userEvent.click(await canvas.findByText(/reachable or outside the view$/))
      await userEvent.click(canvas.getByRole('button', { name: 'Highlight Target' }))
      await waitFor(() => {
        const around = framed()?.getBoundingClientRect()
        const box = target.getBoundingClientRect()
        expect([around?.left, around?.top, around?.width]).toEqual([box.left - 4, box.top - 4, box.width + 8])
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Highlight Target' }))
      await expect(framed()).toBeNull()
    },
  },
  List: {
    render: () => <PointerList controls={report.controls} chosen="story-1" onChoose={() => {}} />,
  },
  EmptyList: {
    render: () => <PointerList controls={[]} chosen={null} onChoose={() => {}} />,
  },
  Summary: { render: () => <ViewportSummary report={{ ...report, width: 375 }} /> },
})
