import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSlotRecipe, menuSlotRecipe } from '@chakra-ui/react/theme'

export const menuLook = defineSlotRecipe({
  ...menuSlotRecipe,
  base: {
    ...menuSlotRecipe.base,
    content: {
      ...menuSlotRecipe.base?.content,
      '--menu-bg': 'colors.bg.raised',
      borderWidth: '1px',
      borderRadius: 'l3',
    },
    item: {
      ...menuSlotRecipe.base?.item,
      // Forced colours take the background away.
      '&[data-highlighted]': { outline: '2px solid transparent', outlineOffset: '-2px' },
    },
  },
})

export const dialogLook = defineSlotRecipe({
  ...dialogSlotRecipe,
  base: {
    ...dialogSlotRecipe.base,
    content: {
      ...dialogSlotRecipe.base?.content,
      bg: 'bg.raised',
      borderWidth: '1px',
      borderRadius: 'xl',
    },
  },
})
