import type { ChartLayout, PlacedState } from '@/shared/lib/statechart'

const KINDS: Record<PlacedState['type'], string> = {
  atomic: '',
  compound: '',
  parallel: ', parallel',
  final: ', final',
  history: ', history',
}

/** What is said of a state: where it is, whether it is active, and where each of its transitions leads. */
export function stateWords(
  state: PlacedState,
  { transitions, machine }: ChartLayout,
  active: boolean,
): string {
  const ways = transitions
    .filter(({ source }) => source === state.id)
    .map(
      ({ words, targets }) =>
        `${words.join(' ')} ${targets.length > 0 ? `to ${targets.join(', ')}` : 'stays'}`,
    )
  const name = `${state.id || machine}${KINDS[state.type]}${active ? ', active' : ''}`
  return ways.length > 0 ? `${name}: ${ways.join('; ')}` : name
}
