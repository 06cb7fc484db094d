import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChangelogPage } from './ChangelogPage'
import { ReleaseEntry } from './ReleaseEntry'

const meta = { component: ChangelogPage, title: 'Pages/Changelog/Page' } satisfies Meta<typeof ChangelogPage>
export default meta

const groups = [
  { name: 'Added', changes: [['A thing that was not there.']] },
  { name: 'Fixed', changes: [['A thing that was wrong.'], ['Another one.']] },
]

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0.1.0' })).toBeVisible()
    await expect(canvas.getByText('Nov 21, 2026')).toHaveAttribute('datetime', '2026-11-21')
    const added = within(canvas.getByRole('region', { name: 'Added in 0.1.0' }))
    await expect(added.getAllByRole('listitem').length).toBeGreaterThan(2)
  },
}
export const Released: StoryObj = {
  render: () => <ReleaseEntry release={{ version: '2.0.0', id: '2-0-0', date: '2027-01-31', groups }} />,
}
export const NotOutYet: StoryObj = {
  render: () => <ReleaseEntry release={{ version: 'Unreleased', id: 'unreleased', date: '', groups }} />,
}
export const WithoutGroups: StoryObj = {
  render: () => (
    <ReleaseEntry
      release={{
        version: '1.0.0',
        id: '1-0-0',
        date: '2026-12-31',
        groups: [{ name: '', changes: [['One change.']] }],
      }}
    />
  ),
}
