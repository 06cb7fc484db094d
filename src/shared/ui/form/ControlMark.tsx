import { Checkmark, chakra, Radiomark } from '@chakra-ui/react'
import { checkmarkLook, radiomarkLook } from '@/shared/theme'
import type { ComponentProps } from 'react'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'color' | 'width' | 'height' | 'ref'>

export interface ControlMarkProps extends InputProps {
  type: 'checkbox' | 'radio'
  checked: boolean
  /** Some of what it stands for are checked. */
  mixed?: boolean
  /** Draws the focus ring here; otherwise the surrounding element draws it. */
  ringed?: boolean
}

/**
 * A checkbox or radio of our own look. The native control lies unseen over its mark, so that names, the keyboard
 * and the form are the browser's; it is 24 px large, 40 px for a finger.
 */
export function ControlMark({ type, ringed, mixed = false, ...input }: ControlMarkProps) {
  const { checked, 'aria-invalid': invalid } = input
  const disabled = input.disabled || Boolean(input['aria-disabled'])
  const look = {
    checked,
    disabled,
    'data-invalid': invalid ? '' : undefined,
    'aria-hidden': true,
    css: {
      '.peer:is(:hover, [data-hover]):not([aria-disabled], :disabled) ~ &': { borderColor: 'fg.muted' },
    },
    _peerFocusVisible: ringed
      ? { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }
      : {},
  }
  return (
    <chakra.span position="relative" display="inline-flex" flexShrink="0" mt="0.5">
      <chakra.input
        {...input}
        ref={(node: HTMLInputElement | null) => {
          if (node) node.indeterminate = mixed
        }}
        type={type}
        className="peer"
        position="absolute"
        inset="-3px"
        boxSize="6"
        margin="0"
        opacity="0"
        zIndex="1"
        cursor={disabled ? 'not-allowed' : 'pointer'}
        css={{ '@media (pointer: coarse)': { inset: '-11px', boxSize: '10' } }}
      />
      {type === 'radio' ? (
        <Radiomark recipe={radiomarkLook} {...look} />
      ) : (
        <Checkmark recipe={checkmarkLook} {...look} indeterminate={mixed} />
      )}
    </chakra.span>
  )
}
