import type { RecipeDefinition } from '@chakra-ui/react'
import { checkmarkRecipe, radiomarkRecipe } from '@chakra-ui/react/theme'
import { control } from './control'

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
