import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Shadow', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** Only what floats above the page has one: a menu, a dialog, what is dragged. */
export const EveryToken: StoryObj = {
  render: () => (
    <>
      <TokenTable kind="shadows">
        {({ ref }) => (
          <chakra.span
            display="block"
            boxSize="12"
            m="4"
            bg="bg.raised"
            borderRadius="md"
            style={{ boxShadow: ref }}
          />
        )}
      </TokenTable>
      <TokenTable kind="blurs" />
    </>
  ),
}
