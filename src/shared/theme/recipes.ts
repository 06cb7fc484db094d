import type { RecipeDefinition } from '@chakra-ui/react'
import {
  badgeRecipe,
  buttonRecipe,
  headingRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme'
import { TOUCH } from './touch'

/**
 * Recipes that every page uses: each is part of the first download. Other recipes are loaded with their
 * components, which pass them as `recipe`.
 */

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

/** Skeletons are quieter than content. */
const skeleton: RecipeDefinition = {
  ...skeletonRecipe,
  // Forced colours take the background away.
  base: { outline: '1px solid transparent', outlineOffset: '-1px' },
  variants: {
    ...skeletonRecipe.variants,
    variant: {
      ...skeletonRecipe.variants?.variant,
      pulse: { ...skeletonRecipe.variants?.variant?.pulse, background: 'bg.muted' },
    },
  },
}

export const recipes = {
  badge: badgeRecipe,
  button,
  heading: headingRecipe,
  link: linkRecipe,
  skeleton,
  spinner: spinnerRecipe,
}
