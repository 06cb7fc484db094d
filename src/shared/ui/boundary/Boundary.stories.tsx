import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Boundary } from './Boundary'
import { Region } from './Region'

const meta = {
  title: 'Components/Boundary',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Keeps what breaks inside from the page around it, and shows it again when somebody asks or the place changes. It draws nothing of its own.',
      },
    },
  },
} satisfies Meta
export default meta

const mood = { broken: true }

function Moody() {
  if (mood.broken) throw new Error('The chart broke')
  return <p>The chart.</p>
}

const failure = (_error: unknown, again: () => void) => (
  <button type="button" onClick={again}>
    Show it again
  </button>
)

export const Broken: StoryObj = {
  parameters: { expectedConsole: [/The chart broke/] },
  render: () => {
    mood.broken = true
    return (
      <Boundary fallback={failure}>
        <Moody />
      </Boundary>
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Show it again' })).toBeVisible(),
}

export const IsShownAgain: StoryObj = {
  ...Broken,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Show it again' })
    mood.broken = false
    await userEvent.click(again)
    await expect(canvas.getByText('The chart.')).toBeVisible()
  },
}

const onRetry = fn()
export const BrokenRegion: StoryObj = {
  ...Broken,
  render: () => {
    mood.broken = true
    return (
      <>
        <Region name="The navigation" onRetry={onRetry}>
          <Moody />
        </Region>
        <Region name="The page">
          <p>The page goes on.</p>
        </Region>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The navigation stopped working.')
    await expect(canvas.getByText('The page goes on.')).toBeVisible()
    mood.broken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByText('The chart.')).toBeVisible()
  },
}
const onClose = fn()
export const FloatingRegion: StoryObj = {
  ...Broken,
  render: () => {
    mood.broken = true
    return (
      <Region name="This dialog" floating onClose={onClose}>
        <Moody />
      </Region>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
}
