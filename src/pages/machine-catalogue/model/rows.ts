import type { ChartLayout, PlacedState, PlacedTransition } from '@/shared/lib/statechart'

/** A state as the table of states tells it. */
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

/** What is done in a state, in the words of its box. */
export const doesOf = ({ lines, tags }: PlacedState): string =>
  [
    ...lines.filter(({ kind }) => kind !== 'transition').map(({ text }) => text.replace(' / ', ' ')),
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
  ].join(', ')

/** `submitting`; the machine itself by its name. */
export const nameOf = (state: string, { machine }: ChartLayout): string => state || machine

/** Where a transition leads, in words. */
export const targetOf = ({ targets }: PlacedTransition): string => targets.join(', ') || 'stays'

/** What a transition waits for, without its guard. */
export const causeOf = ({ words, guard }: PlacedTransition): string =>
  words.join(' ').replace(guard ? ` [${guard}]` : '', '')
