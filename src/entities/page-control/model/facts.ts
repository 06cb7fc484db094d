/** A rectangle in CSS px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Whether a control can be seen, and if not, why. */
export type Visibility =
  | 'visible'
  | 'notRendered'
  | 'hidden'
  | 'transparent'
  | 'visuallyHidden'
  | 'offPage'
  | 'scrolledAway'
  | 'inert'

/** Names a control, and finds it again while its page lives. */
export interface ControlIdentity {
  id: string
  /** `clickable`: it looks as if it could be clicked, but is neither button nor link. */
  kind: 'button' | 'link' | 'clickable'
  /** The accessible name; empty when there is none. */
  name: string
  /** Its element in the manner of a selector, e.g. `a[href="/projects"]`. */
  element: string
}

/** The analyzer's measurements of one control. */
export interface ControlFacts extends ControlIdentity {
  /** Of a button: submit, button or reset; of a link: its role when that is another; else null. */
  type: string | null
  /** A button of a form that gives no type, and so submits it. */
  submitsUnasked: boolean
  /** Relative to the document. */
  box: Box
  /** A link within a line of text. */
  inline: boolean
  visibility: Visibility
  disabled: boolean
  /** `group`: with the arrow keys of its tab list, menu or the like. */
  keyboard: 'tab' | 'group' | 'none'
  /** Inside another control. */
  nested: boolean
  /** z-index that decides what it covers on the page. */
  layer: number
  /** `bar`: a bar that stays while the page scrolls. `overlay`: a dialog, a menu or another thing above the page. */
  place: 'page' | 'bar' | 'overlay'
  /** Other controls on the same spot, by name. */
  overlaps: string[]
}

/** A page as it was scanned. */
export interface ScannedPage {
  /** Path and query. */
  address: string
  /** Viewport in CSS px. */
  width: number
  height: number
  controls: ControlFacts[]
}
