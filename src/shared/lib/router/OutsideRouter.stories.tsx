import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { OutsideRouter } from './unstable'

const meta = { title: 'Patterns/Router inside a page' } satisfies Meta
export default meta

const Address = () => <p>{useLocation().pathname}</p>

/** The machine catalogue runs a page of the app inside another page. */
export const HasItsOwnAddress: StoryObj = {
  render: () => (
    <OutsideRouter>
      <MemoryRouter initialEntries={['/projects']}>
        <Address />
      </MemoryRouter>
    </OutsideRouter>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('/projects')).toBeVisible(),
}
