import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FoldedPanel } from './FoldedPanel'
import { Panel } from './Panel'

const meta = {
  component: Panel,
  title: 'Components/Panel',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A surface for one thing. Never inside another panel: a heading and a hairline part what belongs together.',
      },
    },
  },
} satisfies Meta<typeof Panel>
export default meta

export const WithText: StoryObj<typeof meta> = { args: { children: 'A surface for one thing.' } }

const drawn = fn()
function Content() {
  drawn()
  return <p>Drawn when the panel is opened.</p>
}
/** Its content is not drawn before it is opened, and stays when it is closed again. */
export const Folded: StoryObj<typeof meta> = {
  render: () => (
    <FoldedPanel title="Share by link">
      <Content />
    </FoldedPanel>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('Share by link')
    const content = () => canvas.queryByText('Drawn when the panel is opened.')
    await expect(canvas.getByRole('region', { name: 'Share by link' })).toBeVisible()
    await expect(drawn).not.toHaveBeenCalled()
    await userEvent.click(title)
    await expect(await canvas.findByText('Drawn when the panel is opened.')).toBeVisible()
    await userEvent.click(title)
    await expect(content()).not.toBeVisible()
    await userEvent.click(title)
    await expect(content()).toBeVisible()
  },
}
