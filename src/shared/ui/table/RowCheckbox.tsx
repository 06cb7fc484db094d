import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useEffect, useRef } from 'react'
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

/** A native box, for the speed of thousands; all of its cell can be pressed. */
export function RowCheckbox({ label, checked, mixed = false, disabled, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <chakra.label display="grid" placeItems="center" width="11" height="11" userSelect="none">
      <chakra.input
        ref={box}
        type="checkbox"
        aria-label={label}
        boxSize="4"
        accentColor="accent.solid"
        checked={checked}
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
