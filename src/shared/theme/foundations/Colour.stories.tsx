import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Contrast } from './Contrast'
import { TokenTable } from './TokenTable'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const swatch = (colour: string) => (
  <chakra.span
    display="inline-block"
    width="10"
    height="6"
    borderWidth="1px"
    borderRadius="xs"
    style={{ background: colour }}
  />
)

const isText = (name: string) => /^fg(\.(?!inverted)\w+)?$|\.fg$/.test(name)
const isSurface = (name: string) => /^bg(\.(panel|raised|subtle|muted|control))?$/.test(name)

/** A component names one of these, never a value. */
export const EveryToken: StoryObj = {
  render: () => (
    <TokenTable kind="colors">
      {({ dark, light }) => (
        <chakra.span display="inline-flex" gap="1" aria-hidden>
          {swatch(dark)}
          {swatch(light)}
        </chakra.span>
      )}
    </TokenTable>
  ),
}
export const TextOnSurfacesInTheDark: StoryObj = {
  render: () => <Contrast theme="dark" front={isText} behind={isSurface} least={4.5} />,
}
export const TextOnSurfacesInTheLight: StoryObj = {
  render: () => <Contrast theme="light" front={isText} behind={isSurface} least={4.5} />,
}
/** The edge of a control and the focus ring: 3 is enough (WCAG 1.4.11). */
export const EdgesAndRings: StoryObj = {
  render: () => (
    <>
      {(['dark', 'light'] as const).map((theme) => (
        <Contrast
          key={theme}
          theme={theme}
          front={(name) => name === 'border.emphasized' || name.endsWith('.solid')}
          behind={isSurface}
          least={3}
        />
      ))}
    </>
  ),
}
/** Words on a filled button or badge. */
export const WordsOnFills: StoryObj = {
  render: () => (
    <>
      {(['dark', 'light'] as const).map((theme) => (
        <Contrast
          key={theme}
          theme={theme}
          front={(name) => name.endsWith('.contrast') || name === 'fg.inverted'}
          behind={(name) => name.endsWith('.solid') || name === 'bg.inverted'}
          least={4.5}
        />
      ))}
    </>
  ),
}
