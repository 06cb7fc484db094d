import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { ControlMark } from '../form'
import { useRowTabIndex } from './row-focus'

export interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Some of them are. */
  mixed?: boolean
  disabled?: boolean
  /** `range`: Shift was held. */
  onToggle: (checked: boolean, range: boolean) => void
}

/** The box of a row or of all rows; all of its cell can be pressed. */
export function RowCheckbox({ label, checked, mixed, disabled, onToggle }: RowCheckboxProps) {
  return (
    <chakra.label display="grid" placeItems="center" width="11" height="10" pb="0.5" userSelect="none">
      <ControlMark
        type="checkbox"
        ringed
        aria-label={label}
        checked={checked}
        mixed={mixed}
        disabled={disabled}
        tabIndex={useRowTabIndex()}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as unknown as MouseEvent
          onToggle(event.target.checked, shiftKey)
        }}
      />
    </chakra.label>
  )
}
