import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
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

const button = defineRecipe({
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _motionReduce: { transition: 'none', _active: { transform: 'none' } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const field = defineSlotRecipe({
  ...fieldSlotRecipe,
  base: {
    ...fieldSlotRecipe.base,
    errorText: { ...fieldSlotRecipe.base?.errorText, textStyle: 'sm', alignItems: 'flex-start' },
    helperText: { ...fieldSlotRecipe.base?.helperText, textStyle: 'sm' },
  },
})

const control = { borderColor: 'border.emphasized', bg: 'bg', _hover: { borderColor: 'fg.muted' } }

const input = defineRecipe({
  ...inputRecipe,
  base: { ...inputRecipe.base, ...control, fontSize: { base: 'lg', md: 'md' } },
})

const textarea = defineRecipe({
  ...textareaRecipe,
  base: { ...textareaRecipe.base, ...control, fontSize: { base: 'lg', md: 'md' } },
})

const nativeSelect = defineSlotRecipe({
  ...nativeSelectSlotRecipe,
  base: {
    ...nativeSelectSlotRecipe.base,
    field: { ...nativeSelectSlotRecipe.base?.field, ...control, fontSize: { base: 'lg', md: 'md' } },
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
  field,
  menu,
  nativeSelect,
  progress: progressSlotRecipe,
}
