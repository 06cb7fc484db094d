import { defineRecipe, defineSlotRecipe, type RecipeDefinition } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  checkmarkRecipe,
  dialogSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  radiomarkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

/** Only the recipes in use: each one is part of the first download. */

/** What is pressed by a finger is at least 40 px. */
const TOUCH = '@media (pointer: coarse)'

type Sizes = NonNullable<RecipeDefinition['variants']>[string]

/** A button grows with its words: they may be larger than ours, or further apart. */
const growing = (sizes: Sizes = {}): Sizes =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, { h, ...size }]) => [
      name,
      { ...size, minH: h, py: '1', [TOUCH]: { minH: '10', minW: '10' } },
    ]),
  )

const button: RecipeDefinition = {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    maxW: 'full',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _motionReduce: { transition: 'none', _active: { transform: 'none' } },
  },
  variants: {
    ...buttonRecipe.variants,
    size: growing({
      ...buttonRecipe.variants?.size,
      md: { ...buttonRecipe.variants?.size?.md, textStyle: 'md' },
      lg: { ...buttonRecipe.variants?.size?.lg, textStyle: 'md' },
    }),
  },
  defaultVariants: { size: 'md', variant: 'outline' },
}

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

const checkmark: RecipeDefinition = {
  ...checkmarkRecipe,
  base: { ...checkmarkRecipe.base, ...control, _invalid: { borderColor: 'border.error' }, ...unmarked },
  variants: {
    size: { md: { boxSize: '4.5', p: '1px' } },
    variant: { solid: { '&:is([data-state=checked], [data-state=indeterminate])': marked } },
  },
}

const radiomark: RecipeDefinition = {
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

const touched = (size: Record<string, object> = {}) => ({
  ...size,
  root: { ...size.root, [TOUCH]: { '--select-field-height': 'sizes.10' } },
})

const nativeSelect = defineSlotRecipe({
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

/** What is on its way is quieter than what is there. */
const skeleton: RecipeDefinition = {
  ...skeletonRecipe,
  variants: {
    ...skeletonRecipe.variants,
    variant: {
      ...skeletonRecipe.variants?.variant,
      pulse: { ...skeletonRecipe.variants?.variant?.pulse, background: 'bg.muted' },
    },
  },
}

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
  checkmark,
  heading: headingRecipe,
  input,
  link: linkRecipe,
  radiomark,
  skeleton,
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
