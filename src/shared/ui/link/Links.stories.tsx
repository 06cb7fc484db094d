import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { BackButton } from './BackButton'
import { ButtonLink } from './ButtonLink'
import { Link, NavLink } from './Link'
import { TextLink } from './TextLink'

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Leads somewhere; what does something is a button. In text it is underlined, in navigation muted. A link that is the next step looks like a button and stays a link. Its words say where it leads.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
export const Buttons: Story = {
  render: () => (
    <Flex gap="3">
      <ButtonLink to="/projects" variant="solid" colorPalette="accent">
        Open Project
      </ButtonLink>
      <ButtonLink to="/projects">My Projects</ButtonLink>
      <ButtonLink to="/projects" variant="ghost">
        Back
      </ButtonLink>
    </Flex>
  ),
}
export const OfANavigation: Story = {
  parameters: { path: '/projects' },
  render: () => (
    <Flex gap="3">
      <NavLink to="/projects">My Projects</NavLink>
      <NavLink to="/templates">Templates</NavLink>
      <Link to="/docs">Documentation</Link>
    </Flex>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Projects')
    await expect(canvas.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs')
  },
}

export const Variants = sideBySide(meta, {
  InText: {
    render: () => (
      <p>
        New to Orrery? <TextLink to="/signup">Create an account</TextLink>
      </p>
    ),
  },
  Muted: {
    render: () => (
      <TextLink to="/" tone="muted">
        Home
      </TextLink>
    ),
  },
  Back: { render: () => <BackButton /> },
})
