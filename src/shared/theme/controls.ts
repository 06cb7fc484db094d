import { defineRecipe, defineSlotRecipe, type RecipeDefinition } from '@chakra-ui/react'
import {
  checkmarkRecipe,
  inputRecipe,
  nativeSelectSlotRecipe,
  radiomarkRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'
import { TOUCH } from './touch'

/** Pointing at a field does not hide that it is wrong. */
const control = {
  borderColor: 'border.emphasized',
  bg: 'bg.control',
  _hover: { borderColor: 'fg.muted', _invalid: { borderColor: 'border.error' } },
}

const marked = {
  bg: 'accent.solid',
  color: 'accent.contrast',
  borderColor: 'accent.solid',
  _highContrast: { bg: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
}
const unmarked = { borderWidth: '1px', _highContrast: { bg: 'Field', borderColor: 'FieldText' } }

export const checkmarkLook: RecipeDefinition = {
  ...checkmarkRecipe,
  base: { ...checkmarkRecipe.base, ...control, _invalid: { borderColor: 'border.error' }, ...unmarked },
  variants: {
    size: { md: { boxSize: '4.5', p: '1px' } },
    variant: { solid: { '&:is([data-state=checked], [data-state=indeterminate])': marked } },
  },
}

export const radiomarkLook: RecipeDefinition = {
  ...radiomarkRecipe,
  base: {
    ...radiomarkRecipe.base,
    ...control,
    _invalid: { borderColor: 'border.error' },
    ...unmarked,
    '& .dot': {
      boxSize: '2',
      borderRadius: 'full',
      bg: 'currentColor',
      _highContrast: { bg: 'HighlightText' },
    },
  },
  variants: { size: { md: { boxSize: '4.5' } }, variant: { solid: { _checked: marked } } },
}

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
