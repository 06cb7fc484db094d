import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Motion', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** A body that goes to the other end while the pointer is over its way. */
const way = (style: CSSProperties) => (
  <chakra.span
    display="block"
    width="40"
    borderBottomWidth="1px"
    _hover={{ '& > span': { transform: 'translateX(9rem)' } }}
  >
    <chakra.span display="block" boxSize="4" borderRadius="full" bg="accent.solid" style={style} />
  </chakra.span>
)

/** 120 to 180 ms for controls, 200 to 260 ms for panels; none for who asks for less motion. */
export const EveryToken: StoryObj = {
  render: () => (
    <>
      <TokenTable kind="durations">
        {({ ref }) => way({ transition: `transform ${ref} ease-out` })}
      </TokenTable>
      <TokenTable kind="easings">{({ ref }) => way({ transition: `transform 1s ${ref}` })}</TokenTable>
      <TokenTable kind="animations" />
      <TokenTable kind="cursor">
        {({ ref }) => (
          <chakra.span display="block" width="40" p="2" bg="bg.muted" style={{ cursor: ref }}>
            Point here
          </chakra.span>
        )}
      </TokenTable>
    </>
  ),
}
