import { chakra, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { system } from '../system'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Type', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const SAMPLE = 'Three rings, one body on each'
const STYLES = Object.keys(system._config.theme?.textStyles ?? {}).filter((name) => name !== 'none')

/** Size, line height and tracking together: what a component names. */
export const Styles: StoryObj = {
  render: () => (
    <Stack gap="4">
      {STYLES.map((name) => (
        <chakra.p key={name} textStyle={name} overflowWrap="anywhere">
          {name}: {SAMPLE}
        </chakra.p>
      ))}
    </Stack>
  ),
}
export const EveryToken: StoryObj = {
  render: () => (
    <>
      <TokenTable kind="fonts">{({ ref }) => <span style={{ fontFamily: ref }}>{SAMPLE}</span>}</TokenTable>
      <TokenTable kind="fontSizes">{({ ref }) => <span style={{ fontSize: ref }}>Orrery</span>}</TokenTable>
      <TokenTable kind="fontWeights">
        {({ ref }) => <span style={{ fontWeight: ref }}>{SAMPLE}</span>}
      </TokenTable>
      <TokenTable kind="lineHeights">
        {({ ref }) => (
          <chakra.span display="block" maxWidth="12rem" style={{ lineHeight: ref }}>
            {SAMPLE}, and none of them hurries
          </chakra.span>
        )}
      </TokenTable>
      <TokenTable kind="letterSpacings">
        {({ ref }) => <span style={{ letterSpacing: ref }}>{SAMPLE}</span>}
      </TokenTable>
    </>
  ),
}
