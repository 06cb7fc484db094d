import type { ChartLayout, PlacedState } from '@/shared/lib/statechart'

const KINDS: Record<PlacedState['type'], string> = {
  atomic: '',
  compound: '',
  parallel: ', parallel',
  final: ', final',
  history: ', history',
}

/** Describes a state in words: where it is, whether it is active, and where each of its transitions goes. */
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
