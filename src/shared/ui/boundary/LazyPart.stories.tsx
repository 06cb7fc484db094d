import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { Boundary } from './Boundary'

const meta = {
  title: 'Components/Lazy part',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A part of a page in a chunk of its own. A chunk that does not arrive is requested once; the boundary shows the failure until the user asks again.',
      },
    },
  },
} satisfies Meta
export default meta

const Chart = () => <p>The chart.</p>

/** A part whose chunk does not arrive until `server.up`; counts how often it is requested. */
function partOf(server: { up: boolean; asked: number }) {
  const importPart = async (): Promise<ComponentType> => {
    server.asked++
    if (!server.up) throw new TypeError('Failed to fetch dynamically imported module: /assets/chart.js')
    return Chart
  }
  return lazyComponent(importPart)
}

const failure = (_error: unknown, again: () => void) => (
  <p role="alert">
    It did not arrive.{' '}
    <button type="button" onClick={again}>
      Retry
    </button>
  </p>
)

function Page({ server }: { server: { up: boolean; asked: number } }) {
  const [{ Component: Part }] = useState(() => partOf(server))
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Toggle
      </button>
      <Boundary place={shown} fallback={failure}>
        <Suspense fallback={<p>Loading</p>}>{shown ? <Part /> : null}</Suspense>
      </Boundary>
    </>
  )
}

const server = { up: false, asked: 0 }
const start = () => Object.assign(server, { up: false, asked: 0 })

export const DoesNotArrive: StoryObj = {
  parameters: { expectedConsole: [/dynamically imported module/] },
  beforeEach: () => void start(),
  render: () => <Page server={server} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It did not arrive.')
    await expect(server.asked).toBe(1)
  },
}

export const ArrivesWhenAskedAgain: StoryObj = {
  ...DoesNotArrive,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(server.asked).toBe(2)
    server.up = true
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('The chart.')).toBeVisible()
    await expect(server.asked).toBe(3)
  },
}

export const ArrivesWhenShownAnew: StoryObj = {
  ...DoesNotArrive,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    server.up = true
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    await expect(await canvas.findByText('The chart.')).toBeVisible()
  },
}
