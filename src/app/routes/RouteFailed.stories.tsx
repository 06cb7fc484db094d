import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { Boundary } from '@/shared/ui/boundary'
import { authenticationFailed, RouteFailed } from './RouteFailed'

const meta = {
  component: RouteFailed,
  title: 'Patterns/Route failed',
  args: {
    error: new Error('Broken'),
    title: 'Something went wrong',
    children: 'This page stopped working.',
    again: fn(),
  },
} satisfies Meta<typeof RouteFailed>
export default meta

export const Broken: StoryObj<typeof meta> = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working.'),
}

const server = { up: false }
const { Component: Page } = lazyComponent(async () => {
  if (!server.up) throw new TypeError('Failed to fetch dynamically imported module: /assets/page.js')
  return () => <h1>The page</h1>
})

/** The account was read; its page did not arrive. */
export const ChunkDoesNotArrive: StoryObj<typeof meta> = {
  parameters: { expectedConsole: [/dynamically imported module/] },
  beforeEach: () => {
    server.up = false
  },
  render: () => (
    <Boundary fallback={authenticationFailed}>
      <Suspense>
        <Page />
      </Suspense>
    </Boundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(canvas.queryByText(/account|sign in/i)).toBeNull()
    server.up = true
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'The page' })).toBeVisible()
  },
}
