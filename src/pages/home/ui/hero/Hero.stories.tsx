import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import FirstDownload from './FirstDownload'
import project from './first-project.json'
import { FirstProject } from './FirstProject'
import { useConfigurator } from '@/features/configure-stack'
import { HeroArtifact } from './HeroArtifact'
import { HeroDownload } from './HeroDownload'

const meta = { component: HeroArtifact, title: 'Pages/Home/Hero' } satisfies Meta<typeof HeroArtifact>
export default meta
type Story = StoryObj<typeof meta>

const Project: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: new RegExp(`${project.files} files`) })).toBeVisible(),
}
export const ProjectOnAPhone: Story = { ...Project, globals: { viewport: { value: 'phone' } } }

const OfTheConfigurator = () => <HeroDownload configurator={useConfigurator().actor} />
/** The messages while the zip is made, and after it. */
const DownloadOfTheConfigurator = () => <FirstDownload configurator={useConfigurator().actor} />
export const FirstDownloadAlone: Story = {
  render: () => <DownloadOfTheConfigurator />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/Preparing|Downloaded/)
    await expect(
      await canvas.findByText(/unzip -q|Expand-Archive|tar -xf/, {}, { timeout: 20_000 }),
    ).toBeVisible()
  },
}
export const Download: Story = {
  render: () => <OfTheConfigurator />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Download now, no account' })).toBeVisible(),
}

export const Variants = sideBySide(meta, {
  Project,
  PictureAlone: { render: () => <FirstProject /> },
})
