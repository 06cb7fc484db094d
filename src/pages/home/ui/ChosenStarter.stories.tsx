import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useConfigurator } from '@/features/configure-stack'
import ChosenStarter from './ChosenStarter'

const meta = { title: 'Pages/Home/Chosen starter' } satisfies Meta
export default meta

function OfTheConfigurator() {
  return <ChosenStarter configurator={useConfigurator().actor} />
}

export const Ready: StoryObj = {
  render: () => <OfTheConfigurator />,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Download now' })).toBeVisible(),
}
