import { Checkmark, chakra, Radiomark } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'color' | 'width' | 'height'>

export interface ControlMarkProps extends InputProps {
  type: 'checkbox' | 'radio'
  checked: boolean
  /** Draws the focus ring here; without it, what stands around draws it. */
  ringed?: boolean
}

/**
 * A checkbox or radio of our own look. The native control lies unseen over its mark, so that names, the keyboard
 * and the form are the browser's; it is 24 px large, 40 px for a finger.
 */
export function ControlMark({ type, ringed, ...input }: ControlMarkProps) {
  const { checked, 'aria-disabled': disabled, 'aria-invalid': invalid } = input
  const Mark = type === 'radio' ? Radiomark : Checkmark
  return (
    <chakra.span position="relative" display="inline-flex" flexShrink="0" mt="0.5">
      <chakra.input
        {...input}
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
      <Mark
        checked={checked}
        disabled={Boolean(disabled)}
        data-invalid={invalid ? '' : undefined}
        aria-hidden
        _peerFocusVisible={
          ringed ? { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' } : {}
        }
      />
    </chakra.span>
  )
}
