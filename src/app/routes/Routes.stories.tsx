import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { Guarded } from './Guarded'
import { GuardedRoute } from './GuardedRoute'
import { PageOutlet } from './PageOutlet'

const meta = { title: 'Patterns/Route' } satisfies Meta
export default meta

const Never = lazy(() => new Promise<never>(() => undefined))

/** The content of the shell until the chunk of the first page is loaded. */
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

/** An account page, for a signed-in user. */
export const PageOfAnAccount: StoryObj = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route element={<Guarded skeleton={<p>Its skeleton</p>} />}>
          <Route path="*" element={<h1>Whose page it is</h1>} />
        </Route>
      </Routes>
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Whose page it is' })).toBeVisible(),
}

function Broken(): never {
  throw new Error('The page broke')
}

/** A page that breaks says nothing of the account, which was read. */
export const PageOfAnAccountThatBreaks: StoryObj = {
  parameters: { expectedConsole: [/The page broke/] },
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route element={<GuardedRoute pages={[]} />}>
          <Route path="*" element={<Broken />} />
        </Route>
      </Routes>
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Something went wrong' })).toBeVisible(),
}
