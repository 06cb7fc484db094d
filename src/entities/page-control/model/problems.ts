import type { ControlFacts } from './facts'

/** Least width and height of a target, in CSS px (WCAG 2.5.8). */
const MIN_TARGET = 24

/** D1 §9: navigation bars lie at this layer or above, the page below it. */
export const NAVBAR_LAYER = 50

/** The problems of a control, in words. An invisible control has none, because users cannot reach it. */
export function problemsOf(control: ControlFacts): string[] {
  if (control.visibility !== 'visible') return []
  return RULES.flatMap((rule) => rule(control) ?? [])
}

type Rule = (control: ControlFacts) => string | null

const RULES: Rule[] = [
  ({ kind }) =>
    kind === 'clickable'
      ? 'Looks clickable, but is neither a button nor a link and cannot be reached by keyboard.'
      : null,
  ({ kind, name }) => (kind !== 'clickable' && name === '' ? 'Has no accessible name.' : null),
  ({ kind, keyboard, disabled }) =>
    kind !== 'clickable' && keyboard === 'none' && !disabled ? 'Cannot be reached by keyboard.' : null,
  ({ nested }) => (nested ? 'Is nested inside another control.' : null),
  ({ box, inline }) =>
    !inline && (box.width < MIN_TARGET || box.height < MIN_TARGET)
      ? `Measures ${sizeText(box)}. Targets need at least ${MIN_TARGET} × ${MIN_TARGET} px.`
      : null,
  ({ overlaps }) =>
    overlaps.length > 0 ? `Overlaps ${overlaps.map((name) => `“${name}”`).join(', ')}.` : null,
  ({ submitsUnasked }) => (submitsUnasked ? 'Has no type, so it submits its form.' : null),
  ({ place, layer }) =>
    place === 'bar' && layer < NAVBAR_LAYER
      ? `Its bar is on layer ${layer}. Below ${NAVBAR_LAYER}, the page can cover it.`
      : null,
  ({ place, layer }) =>
    place === 'page' && layer >= NAVBAR_LAYER
      ? `Is on layer ${layer}. From ${NAVBAR_LAYER}, it covers the navigation bar.`
      : null,
]

/** `120 × 36 px` */
export const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${round(width)} × ${round(height)} px`

const round = (px: number) => Math.round(px * 10) / 10

export interface JudgedControl extends ControlFacts {
  problems: string[]
}

const rank = ({ problems, visibility }: JudgedControl) =>
  problems.length > 0 ? -problems.length : visibility === 'visible' ? 1 : 2

/** Most problems first, then what is well, then what cannot be seen; otherwise in the order of the page. */
export function judge(controls: readonly ControlFacts[]): JudgedControl[] {
  return controls
    .map((control) => ({ ...control, problems: problemsOf(control) }))
    .sort((one, other) => rank(one) - rank(other))
}

export interface ControlTotals {
  controls: number
  buttons: number
  links: number
  problems: number
  disabled: number
  unseen: number
}

export function totalsOf(controls: readonly JudgedControl[]): ControlTotals {
  const count = (is: (control: JudgedControl) => boolean) => controls.filter(is).length
  return {
    controls: controls.length,
    buttons: count(({ kind }) => kind === 'button'),
    links: count(({ kind }) => kind === 'link'),
    problems: count(({ problems }) => problems.length > 0),
    disabled: count(({ disabled }) => disabled),
    unseen: count(({ visibility }) => visibility !== 'visible'),
  }
}
