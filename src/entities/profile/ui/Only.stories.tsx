import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixedSession, SAMPLE_SESSION } from '../model'
import { Only, OnlyFor } from './Only'
import { SessionProvider } from './SessionProvider'

const meta = { title: 'Patterns/Only for some', component: Only } satisfies Meta<typeof Only>
export default meta

const both = (
  <div>
    <Only who="visitor">For visitors.</Only>
    <Only who="member">For members.</Only>
  </div>
)

export const ForVisitors: StoryObj = {
  render: () => <SessionProvider session={fixedSession({ status: 'signedOut' })}>{both}</SessionProvider>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For visitors.')).toBeVisible()
    await expect(canvas.queryByText('For members.')).toBeNull()
  },
}
export const ForMembers: StoryObj = {
  render: () => <SessionProvider session={SAMPLE_SESSION}>{both}</SessionProvider>,
  play: async ({ canvas }) => expect(canvas.queryByText('For visitors.')).toBeNull(),
}
export const ForAnybody: StoryObj = { render: () => <OnlyFor who={undefined}>For anybody.</OnlyFor> }
