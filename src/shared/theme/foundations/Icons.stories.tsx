import { chakra, Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from 'virtual:icons-in-use'

const meta = { title: 'Foundations/Icons', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** Every icon that the app uses; each is beside its label, or its control has an accessible name. */
export const EveryIcon: StoryObj = {
  render: () => (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(10rem, 1fr))"
      gap="2"
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Flex as="li" key={name} align="center" gap="3" p="3" borderWidth="1px" borderRadius="sm">
          <Icon size={20} aria-hidden />
          {name}
        </Flex>
      ))}
    </chakra.ul>
  ),
}
