import type { Trained } from '../train/train'

/** Names of the outputs, changed where a column has the same name. */
export function outputNames({ task }: Pick<Trained, 'task'>): { first: string; probabilities: string } {
  const free = (name: string): string => (task.features.includes(name) ? free(`${name}_`) : name)
  return {
    first: free(task.kind === 'regression' ? 'prediction' : 'label'),
    probabilities: free('probabilities'),
  }
}
