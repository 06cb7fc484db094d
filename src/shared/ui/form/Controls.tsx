import { chakra, type InputProps, type TextareaProps, useRecipe } from '@chakra-ui/react'
import type { RefAttributes } from 'react'
import { inputLook, textareaLook } from '@/shared/theme'

/** Chakra's own brings a field around it, which ours does without. */
export function Input(props: InputProps & RefAttributes<HTMLInputElement>) {
  const recipe = useRecipe({ recipe: inputLook })
  const [look, input] = recipe.splitVariantProps(props)
  return <chakra.input {...input} css={[recipe(look), props.css]} />
}

export function Textarea(props: TextareaProps & RefAttributes<HTMLTextAreaElement>) {
  const recipe = useRecipe({ recipe: textareaLook })
  const [look, input] = recipe.splitVariantProps(props)
  return <chakra.textarea {...input} css={[recipe(look), props.css]} />
}
