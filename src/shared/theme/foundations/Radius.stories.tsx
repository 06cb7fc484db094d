import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Radius', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** 6 px for controls, 10 px for cards, 14 px for dialogs; hairlines before shadows. */
export const EveryToken: StoryObj = {
  render: () => (
    <>
      <TokenTable kind="radii">
        {({ ref }) => (
          <chakra.span
            display="block"
            boxSize="12"
            bg="bg.muted"
            borderWidth="1px"
            borderColor="border.emphasized"
            style={{ borderRadius: ref }}
          />
        )}
      </TokenTable>
      <TokenTable kind="borders">
        {({ ref }) => <chakra.span display="block" width="12" style={{ borderTop: ref }} />}
      </TokenTable>
    </>
  ),
}
