import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { loadChart } from '@/shared/lib/statechart'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Arrow, ArrowWords } from './Arrow'
import { StateBox } from './StateBox'
import { StateChart } from './StateChart'

const chart = async (name: string) => {
  const layout = await loadChart(name)
  if (!layout) throw new Error(`${name} has no chart`)
  return layout
}
const signIn = await chart('sign-in')
const [settings, assistant] = [await chart('settings'), await chart('assistant')]

const meta = {
  component: StateChart,
  title: 'Components/State chart',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Draws a machine. The build lays it out; a story, the catalogue and the inspector light what is active.',
      },
    },
  },
  args: { layout: signIn, onSelect: fn() },
} satisfies Meta<typeof StateChart>
export default meta
type Story = StoryObj<typeof meta>
const InAState: Story = {
  args: { active: ['', 'error', 'error.sending'], last: 'error.idle|resend|0' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^error\.sending, active: / })).toBeInTheDocument(),
}
export const ParallelRegions: Story = {
  args: { layout: assistant, active: ['', 'panel', 'panel.closed', 'chat', 'chat.idle'] },
}
export const Small: Story = { args: { layout: settings, height: '12rem', selected: 'dirty' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    // Past the buttons above it.
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to view' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^sign-in/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^idle/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('error')
    const drawing = canvas.getByRole('group', { name: 'States of sign-in' })
    const before = drawing.getBoundingClientRect().width
    await userEvent.keyboard('+')
    await waitFor(() => expect(drawing.getBoundingClientRect().width).toBeGreaterThan(before * 1.2))
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to view' }))
    await waitFor(() => expect(drawing.getBoundingClientRect().height).toBeLessThanOrEqual(576))
  },
}

const box = { lines: [], x: 8, y: 8, width: 130, height: 34, parent: '', initial: null, description: null }
const nothing = { entry: [], exit: [], tags: [], invokes: [] }
const still = { reached: true, onSelect: fn(), onFocus: fn(), onKeyDown: fn() }
const lineOf = signIn.transitions.find(({ id }) => id === 'idle|submit|0')

export const Variants = sideBySide(meta, {
  AtRest: {},
  InAState,
  Parts: {
    render: () => (
      <StateGrid
        label="States"
        rows={{ atomic: 'atomic', compound: 'compound', final: 'final', region: 'region' } as const}
        states={{ rest: {}, active: { active: true }, selected: { selected: true } }}
      >
        {(row, props, name) => (
          <svg width="150" height="50" fontFamily="monospace" fontSize="12" aria-label={name}>
            <StateBox
              state={{ ...box, ...nothing, id: name, name: row, type: row === 'region' ? 'compound' : row }}
              {...{
                active: false,
                selected: false,
                last: null,
                region: row === 'region',
                label: name,
                ...still,
                ...props,
              }}
            />
          </svg>
        )}
      </StateGrid>
    ),
  },
  Transition: {
    render: () => (
      <svg
        viewBox={`0 0 ${signIn.width} 400`}
        width={signIn.width}
        height="400"
        fontFamily="monospace"
        fontSize="12"
      >
        {lineOf ? <Arrow transition={lineOf} last /> : null}
        {lineOf ? <ArrowWords transition={lineOf} last /> : null}
      </svg>
    ),
  },
})
