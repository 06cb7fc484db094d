import { defineRecipe, defineSlotRecipe, type RecipeDefinition } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  dialogSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

/** Only the recipes in use: each one is part of the first download. */

const button: RecipeDefinition = {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _motionReduce: { transition: 'none', _active: { transform: 'none' } },
  },
  variants: {
    ...buttonRecipe.variants,
    size: {
      ...buttonRecipe.variants?.size,
      md: { ...buttonRecipe.variants?.size?.md, textStyle: 'md' },
      lg: { ...buttonRecipe.variants?.size?.lg, textStyle: 'md' },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
}

const control = { borderColor: 'border.emphasized', bg: 'bg', _hover: { borderColor: 'fg.muted' } }

/** 16 px on a phone, where a smaller control makes the browser zoom in. */
const controlFont = { base: 'lg', md: 'md' }

const input = defineRecipe({
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

const textarea = defineRecipe({
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

const nativeSelect = defineSlotRecipe({
  ...nativeSelectSlotRecipe,
  variants: {
    ...nativeSelectSlotRecipe.variants,
    size: {
      ...nativeSelectSlotRecipe.variants?.size,
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

const menu = defineSlotRecipe({
  ...menuSlotRecipe,
  base: {
    ...menuSlotRecipe.base,
    content: {
      ...menuSlotRecipe.base?.content,
      '--menu-bg': 'colors.bg.raised',
      borderWidth: '1px',
      borderRadius: 'l3',
    },
  },
})

const dialog = defineSlotRecipe({
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

export const recipes = {
  badge: badgeRecipe,
  button,
  heading: headingRecipe,
  input,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea,
}

export const slotRecipes = {
  alert: alertSlotRecipe,
  dialog,
  menu,
  nativeSelect,
  progress: progressSlotRecipe,
}
