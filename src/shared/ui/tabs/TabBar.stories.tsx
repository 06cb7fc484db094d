import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TabBar, tabPanel } from './TabBar'

const meta = { title: 'Components/Tabs', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const TABS = [
  { id: 'one', label: 'First' },
  { id: 'two', label: 'Second' },
] as const
const opened = fn()

export const Tabs: Story = {
  render: () => (
    <>
      <TabBar label="Numbers" name="numbers" tabs={TABS} current="one" onOpen={opened} />
      <div {...tabPanel('numbers', 'one')}>The first.</div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'First' })).toBeVisible()
    canvas.getByRole('tab', { name: 'First' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(opened).toHaveBeenLastCalledWith('two')
    await expect(canvas.getByRole('tab', { name: 'Second' })).toHaveFocus()
  },
}
export const Steps: Story = {
  render: () => (
    <>
      <TabBar label="Steps" name="steps" tabs={TABS} current="two" onOpen={opened} numbered />
      <div {...tabPanel('steps', 'two')}>The second.</div>
    </>
  ),
}
export const AsWideAsTheirWords: Story = {
  render: () => (
    <>
      <TabBar label="Project" name="project" tabs={TABS} current="one" onOpen={opened} fits />
      <div {...tabPanel('project', 'one')}>The first.</div>
    </>
  ),
}
