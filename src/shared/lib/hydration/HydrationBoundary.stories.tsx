import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HydrationBoundary } from './HydrationBoundary'
import { ReplayEarlyInput } from './ReplayEarlyInput'

const meta = { title: 'Patterns/Hydration boundary', component: HydrationBoundary } satisfies Meta<
  typeof HydrationBoundary
>
export default meta

const settle = fn()
/** Clicks made before hydration are replayed after it. */
export const Alive: StoryObj = {
  render: () => (
    <HydrationBoundary>
      A part of the page.
      <ReplayEarlyInput />
    </HydrationBoundary>
  ),
  beforeEach: () => {
    window.early = { settle, listens: fn(), words: fn() }
    return () => {
      delete window.early
    }
  },
  play: async () => expect(settle).toHaveBeenCalled(),
}
