import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Piece } from './Piece'
import { Settled } from './Settled'

const meta = { title: 'Patterns/Piece of a page', component: Piece } satisfies Meta<typeof Piece>
export default meta

const settle = fn()
/** Clicks made before hydration are replayed after it. */
export const Alive: StoryObj = {
  render: () => (
    <Piece>
      A part of the page.
      <Settled />
    </Piece>
  ),
  beforeEach: () => {
    window.early = { settle, listens: fn(), words: fn() }
    return () => {
      delete window.early
    }
  },
  play: async () => expect(settle).toHaveBeenCalled(),
}
