import type { Box, ControlIdentity } from './facts'

/** The pointer's findings on a control. */
export interface PointerFacts extends ControlIdentity {
  /** Relative to the viewport. */
  box: Box
  /** Computed `pointer-events` is not `none`. */
  takesPointer: boolean
  disabled: boolean
  /**
   * The topmost elements at its middle and near its corners: null for the control itself, else the other
   * element. Empty while the control is outside the viewport.
   */
  onTop: (string | null)[]
}

/** The page as the pointer meets it. */
export interface PointerReport {
  width: number
  height: number
  /** The lowest z-index of a navigation bar that stays; null when there is none. */
  barLayer: number | null
  controls: PointerFacts[]
}

export type Reach = 'free' | 'partly' | 'covered' | 'ignoring' | 'outside'

/** Whether the pointer reaches a control at its current position. */
export function reachOf({ takesPointer, onTop }: PointerFacts): Reach {
  if (!takesPointer) return 'ignoring'
  if (onTop.length === 0) return 'outside'
  const covered = onTop.filter((element) => element !== null).length
  return covered === 0 ? 'free' : covered === onTop.length ? 'covered' : 'partly'
}

/** The elements that cover a control, each once. */
export const coversOf = ({ onTop }: PointerFacts): string[] => [
  ...new Set(onTop.filter((element) => element !== null)),
]
