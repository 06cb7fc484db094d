import type { MouseEvent } from 'react'
import styles from './row.module.css'
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
export function RowCheckbox({ label, checked, mixed = false, disabled, onToggle }: RowCheckboxProps) {
  return (
    <label className={styles.box}>
      <span>
        <input
          ref={(node) => {
            if (node) node.indeterminate = mixed
          }}
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          tabIndex={useRowTabIndex()}
          onChange={(event) => {
            const { shiftKey } = event.nativeEvent as unknown as MouseEvent
            onToggle(event.target.checked, shiftKey)
          }}
        />
        <span aria-hidden>
          {checked || mixed ? (
            <svg viewBox="0 0 24 24">
              <path d={mixed ? 'M5 12h14' : 'M20 6 9 17 4 12'} />
            </svg>
          ) : null}
        </span>
      </span>
    </label>
  )
}
