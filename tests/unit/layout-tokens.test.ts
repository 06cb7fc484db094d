import { tokens } from '@chakra-ui/react/theme'
import { expect, it } from 'vitest'
import { layoutTokens } from '../../src/shared/theme/layout-tokens'

it('the layout tokens equal Chakra’s, value by value', () => {
  const { colors: _colors, fontSizes: _fontSizes, fonts: _fonts, radii: _radii, ...measures } = tokens
  expect(layoutTokens).toEqual(JSON.parse(JSON.stringify(measures)))
})
