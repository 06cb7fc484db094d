import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { PageOutlet } from './PageOutlet'

const meta = { title: 'Patterns/Route' } satisfies Meta
export default meta

const Never = lazy(() => new Promise<never>(() => undefined))

/** What stands in the shell until the chunk of the first page is there. */
export const FirstPageOnItsWay: StoryObj = {
  render: () => (
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="*" element={<Never />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Loading' })).toBeVisible(),
}
