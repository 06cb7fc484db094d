import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { RouteFailed } from './RouteFailed'

const meta = { title: 'Patterns/Route failed' } satisfies Meta
export default meta

const broken = () =>
  createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw new Error('The page broke.')
      },
      element: null,
      errorElement: <RouteFailed title="Something went wrong">This page stopped working.</RouteFailed>,
    },
  ])

export const Broken: StoryObj = {
  render: () => <RouterProvider router={broken()} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('This page stopped working.'),
}
