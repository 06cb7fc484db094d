import type { ChartLayout, PlacedState, PlacedTransition } from '@/shared/lib/statechart'

/** A state as the table of states shows it. */
export interface StateRow {
  id: string
  kind: string
  does: string
}

const KINDS: Record<PlacedState['type'], string> = {
  atomic: 'State',
  compound: 'Holds states',
  parallel: 'Parallel regions',
  final: 'Final',
  history: 'History',
}

export const stateRows = ({ states }: ChartLayout): StateRow[] =>
  states
    .filter(({ parent }) => parent !== null)
    .map((state) => ({ id: state.id, kind: kindOf(state, states), does: doesOf(state) }))

const kindOf = (state: PlacedState, states: readonly PlacedState[]) =>
  states.some(({ initial }) => initial === state.id) ? `${KINDS[state.type]}, initial` : KINDS[state.type]

/** The lines of a state's box except its transitions, and its tags. */
export const doesOf = ({ lines, tags }: PlacedState): string =>
  [
    ...lines.filter(({ kind }) => kind !== 'transition').map(({ text }) => text.replace(' / ', ' ')),
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
  ].join(', ')

/** `submitting`; the machine itself by its name. */
export const nameOf = (state: string, { machine }: ChartLayout): string => state || machine

/** The targets of a transition, in words. */
export const targetOf = ({ targets }: PlacedTransition): string => targets.join(', ') || 'stays'

/** The trigger of a transition, without its guard. */
export const causeOf = ({ words, guard }: PlacedTransition): string =>
  words.join(' ').replace(guard ? ` [${guard}]` : '', '')
