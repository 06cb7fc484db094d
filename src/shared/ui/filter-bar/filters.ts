import type { RefObject } from 'react'

/** The options of a select: all of them first, then each by itself. */
export const optionsOf = <All extends string, Value extends string>(
  all: { value: All; label: string },
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
): { value: All | Value; label: string }[] => [
  all,
  ...values.map((value) => ({ value, label: labelOf(value) })),
]

/** Puts the focus into the first field of the bar: a button that clears it goes with the filters. */
export const focusFilters = (bar: RefObject<HTMLElement | null>) =>
  bar.current?.querySelector<HTMLElement>('input, select')?.focus()
