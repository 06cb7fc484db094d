import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { memo, type ReactNode, useId } from 'react'
import { afterPress } from './after-press'
import { ControlMark } from './ControlMark'
import { FieldError } from './FieldError'
import { optionCardStyle } from './option-card-style'

export interface CheckboxFieldProps {
  name: string
  label: ReactNode
  /** Null until that is known: the place of the box is kept. */
  checked: boolean | null
  onCheckedChange: (checked: boolean) => void
  /** Rendered below the label, at its left edge. */
  hint?: ReactNode
  error?: string | null
  /** The error is announced: the form was refused for it. */
  announced?: boolean
  /** Cannot be changed now, e.g. while the form is sent; it can still have the focus and be read. */
  disabled?: boolean
  onBlur?: () => void
  /** Drawn as a card, like the options beside it. */
  card?: boolean
}

/** A checkbox with its label and error; the whole line, or card, is pressed. Not drawn again while nothing of it has changed. */
export const CheckboxField = memo(function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, checked, onCheckedChange, error, announced, disabled, onBlur, card } = props
  const id = useId()
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label
        htmlFor={id}
        display="flex"
        gap="2.5"
        alignItems="flex-start"
        alignSelf={card ? 'stretch' : 'flex-start'}
        minHeight="6"
        flexGrow={card ? 1 : undefined}
        {...(card ? optionCardStyle(false) : LINE)}
      >
        {checked === null ? (
          <Skeleton boxSize="4.5" mt="0.5" flexShrink="0" borderRadius="xs" aria-hidden />
        ) : (
          <ControlMark
            id={id}
            type="checkbox"
            ringed={!card}
            name={name}
            checked={checked}
            aria-disabled={disabled || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => !disabled && onCheckedChange(event.target.checked)}
            onBlur={onBlur && (() => afterPress(onBlur))}
          />
        )}
        <chakra.span minWidth="0" my="auto">
          {label}
        </chakra.span>
      </chakra.label>
      {hint ? (
        <chakra.div textStyle="sm" color="fg.muted" ps="7" mt="-1">
          {hint}
        </chakra.div>
      ) : null}
      <FieldError id={`${id}-error`} message={error} announced={announced} />
    </Flex>
  )
})

const LINE = { cursor: 'pointer', css: { '@media (pointer: coarse)': { py: '2.5' } } }
