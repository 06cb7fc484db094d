import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Space', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const bar = (width: string) => (
  <chakra.span
    display="block"
    height="3"
    maxWidth="24rem"
    bg="accent.solid"
    borderRadius="xs"
    style={{ width }}
  />
)

/** A grid of 4 px: one step of the scale. */
export const EveryToken: StoryObj = {
  render: () => (
    <>
      <TokenTable kind="spacing">{({ ref }) => bar(ref)}</TokenTable>
      <TokenTable kind="sizes">{({ ref }) => bar(ref)}</TokenTable>
      <TokenTable kind="breakpoints" />
      <TokenTable kind="aspectRatios">
        {({ ref }) => (
          <chakra.span display="block" height="8" borderWidth="1px" style={{ aspectRatio: ref }} />
        )}
      </TokenTable>
      <TokenTable kind="zIndex" />
    </>
  ),
}
