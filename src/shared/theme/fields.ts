import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from '@chakra-ui/react/theme'
import { control } from './control'
import { TOUCH } from './touch'

/** 16 px on a phone, where a smaller control makes the browser zoom in. */
const controlFont = { base: 'lg', md: 'md' }

export const inputLook = defineRecipe({
  ...inputRecipe,
  variants: {
    ...inputRecipe.variants,
    size: { ...inputRecipe.variants?.size, md: { ...inputRecipe.variants?.size?.md, fontSize: controlFont } },
    variant: {
      ...inputRecipe.variants?.variant,
      outline: { ...inputRecipe.variants?.variant?.outline, ...control },
    },
  },
})

export const textareaLook = defineRecipe({
  ...textareaRecipe,
  variants: {
    ...textareaRecipe.variants,
    size: {
      ...textareaRecipe.variants?.size,
      md: { ...textareaRecipe.variants?.size?.md, fontSize: controlFont },
    },
    variant: {
      ...textareaRecipe.variants?.variant,
      outline: { ...textareaRecipe.variants?.variant?.outline, ...control },
    },
  },
})

const touched = (size: Record<string, object> = {}) => ({
  ...size,
  root: { ...size.root, [TOUCH]: { '--select-field-height': 'sizes.10' } },
})

export const nativeSelectLook = defineSlotRecipe({
  ...nativeSelectSlotRecipe,
  variants: {
    ...nativeSelectSlotRecipe.variants,
    size: {
      ...nativeSelectSlotRecipe.variants?.size,
      xs: touched(nativeSelectSlotRecipe.variants?.size?.xs),
      sm: touched(nativeSelectSlotRecipe.variants?.size?.sm),
      md: {
        ...nativeSelectSlotRecipe.variants?.size?.md,
        field: { ...nativeSelectSlotRecipe.variants?.size?.md?.field, fontSize: controlFont },
      },
    },
    variant: {
      ...nativeSelectSlotRecipe.variants?.variant,
      outline: { field: { ...nativeSelectSlotRecipe.variants?.variant?.outline?.field, ...control } },
    },
  },
})
