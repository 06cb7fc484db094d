import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { TabBar, tabPanel } from './TabBar'

const meta = {
  title: 'Components/Tabs',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Parts of one thing, one at a time. The open one is underlined and heavier; the arrow keys lead from one to the next, Home and End to the first and the last.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const TABS = [
  { id: 'one', label: 'First' },
  { id: 'two', label: 'Second' },
] as const
const opened = fn()

const FirstOpen: Story = {
  render: () => (
    <>
      <TabBar label="Numbers" name="numbers" tabs={TABS} current="one" onOpen={opened} />
      <div {...tabPanel('numbers', 'one')}>The first.</div>
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('tabpanel', { name: 'First' })).toBeVisible(),
}
export const IsLedThroughByTheKeyboard: Story = {
  ...FirstOpen,
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'First' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(opened).toHaveBeenLastCalledWith('two')
    await expect(canvas.getByRole('tab', { name: 'Second' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(opened).toHaveBeenLastCalledWith('one')
    await expect(canvas.getByRole('tab', { name: 'First' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(opened).toHaveBeenLastCalledWith('two')
    await expect(canvas.getByRole('tab', { name: 'Second' })).toHaveFocus()
  },
}

export const Variants = sideBySide(meta, {
  FirstOpen,
  KindsByOpenTab: {
    render: () => (
      <StateGrid
        label="Tabs"
        rows={{ 'equal width': {}, numbered: { numbered: true }, 'as wide as their words': { fits: true } }}
        states={{ 'first open': 'one', 'second open': 'two' }}
      >
        {(kind, current, cell) => {
          const name = cell.replace(/\W+/g, '-')
          return (
            <div style={{ width: '18rem' }}>
              <TabBar label={cell} name={name} tabs={TABS} current={current} onOpen={opened} {...kind} />
              <div {...tabPanel(name, current)}>What the tab opens.</div>
            </div>
          )
        }}
      </StateGrid>
    ),
  },
  NumberedSecondOpen: {
    render: () => (
      <>
        <TabBar label="Steps" name="steps" tabs={TABS} current="two" onOpen={opened} numbered />
        <div {...tabPanel('steps', 'two')}>The second.</div>
      </>
    ),
  },
  AsWideAsTheirWords: {
    render: () => (
      <>
        <TabBar label="Project" name="project" tabs={TABS} current="one" onOpen={opened} fits />
        <div {...tabPanel('project', 'one')}>The first.</div>
      </>
    ),
  },
})
