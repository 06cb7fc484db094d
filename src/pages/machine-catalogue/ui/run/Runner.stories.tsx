import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { useActorEnvironment, usePageActor, useSelector } from '@/shared/lib/machine'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { copiedMachine } from '@machines/copied'
import { createFakes } from '../../model/run/fakes'
import { Alone } from './Alone'
import { ActionsPart } from './ActionsPart'
import { EffectsPart } from './EffectsPart'
import { PageStage } from './PageStage'
import { RunView } from './RunView'
import { StartForm } from './StartForm'

/** Stands for the page of a machine: its effects would fail the story. */
function CopyPage() {
  const actor = usePageActor(copiedMachine, {
    effects: { actors: { writeClipboard: () => Promise.reject(new Error('The real effect ran')) } },
  })
  const state = useSelector(actor, ({ value }) => String(value))
  return (
    <button type="button" onClick={() => actor.send({ type: 'copy', text: 'from the page' })}>
      It is {state}
    </button>
  )
}

const pageAt = () => ({ pattern: '/docs/*', load: async () => CopyPage })

const meta = {
  component: RunView,
  title: 'Pages/Machines/Runner',
  parameters: { layout: 'padded' },
  args: { machine: 'copied', pageAt },
  decorators: [
    (Story) => (
      <Suspense fallback="Loading">
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof RunView>
export default meta
type Story = StoryObj<typeof meta>

/** The page, the chart and the effects are in step; nothing of the page's own effects runs. */
export const OnItsPage: Story = {
  play: async ({ canvas }) => {
    const effects = await canvas.findByRole('region', { name: 'Effects' })
    // Looked for each time: it may be drawn anew while parts of the page arrive.
    const state = (name: RegExp) =>
      within(canvas.getByRole('group', { name: 'States of copied' })).getByRole('button', { name })
    await userEvent.click(await within(effects).findByRole('button', { name: 'Hang' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'It is idle' }))
    await canvas.findByRole('button', { name: 'It is copying' })
    await waitFor(() => expect(state(/^copying, active/)).toBeVisible())
    await userEvent.click(within(effects).getByRole('button', { name: 'Reject' }))
    await userEvent.click(within(effects).getByRole('button', { name: 'Reject writeClipboard now' }))
    await canvas.findByRole('button', { name: 'It is refused' })
    await waitFor(() => expect(state(/^refused, active/)).toBeVisible())
  },
}
export const Inside: Story = {
  args: { machine: 'probe' },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('region', { name: 'Start' })
    const input = within(start).getByRole('textbox', { name: 'Input, in JSON' })
    await userEvent.clear(input)
    await userEvent.type(input, 'nonsense')
    await userEvent.click(within(start).getByRole('button', { name: 'Start again' }))
    await expect(input).toHaveAccessibleDescription('This is not valid JSON. Nothing was started.')
  },
}

/** An incomplete value answers no caller. Once it is corrected and chosen again, it does. */
export const HalfAValue: Story = {
  play: async ({ canvas }) => {
    const effects = await canvas.findByRole('region', { name: 'Effects' })
    const value = within(effects).getByRole('textbox', { name: /^What writeClipboard resolves with/ })
    fireEvent.change(value, { target: { value: '{bad json' } })
    await userEvent.click(await canvas.findByRole('button', { name: 'It is idle' }))
    await within(effects).findByText(/Correct it and choose again/)
    // Its answer would have been due by now.
    await userEvent.click(within(effects).getByRole('button', { name: 'Resolve' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'It is copying' })).toBeVisible())
    fireEvent.change(value, { target: { value: 'null' } })
    await userEvent.click(await within(effects).findByRole('button', { name: 'Resolve' }))
    await canvas.findByRole('button', { name: 'It is copied' })
  },
}

const fakes = createFakes(createClock(browserClockHost), {}, new Set(['copied']))
const staged = fakes.stage(copiedMachine)

export const Effects: Story = { render: () => <EffectsPart fakes={fakes} machine="copied" /> }
export const Actions: Story = { render: () => <ActionsPart fakes={fakes} /> }
export const Start: Story = {
  render: () => (
    <StartForm
      start={{ on: 'alone', input: { text: 'a' } }}
      place={{ path: '/docs', as: 'visitor' }}
      onStart={fn()}
    />
  ),
}
export const Page: Story = {
  render: () => <PageStage place={{ path: '/docs/start', as: 'user' }} pageAt={pageAt} />,
}

const Roots = () => useActorEnvironment().tap.roots().length
export const NothingOfItsOwn: Story = {
  render: () => (
    <p>
      <Alone machine={staged} input={undefined} />
      Runs beside <Roots /> others.
    </p>
  ),
}
