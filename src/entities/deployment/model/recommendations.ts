import type { ModelType } from './options'
import type { SizingValues } from './order'

export interface Recommendation {
  text: string
  followed: boolean
}

/** DPL-03: what is advised for a model of this type, and whether it is chosen. */
export function recommendations(
  type: ModelType,
  { gpu, memory, min }: Pick<SizingValues, 'gpu' | 'memory' | 'min'>,
): Recommendation[] {
  return [
    ...(type === 'cv'
      ? [{ text: 'Computer Vision models respond faster with a GPU.', followed: gpu !== 'none' }]
      : []),
    ...(type === 'nlp' ? [{ text: 'NLP models need at least 8 GB of memory.', followed: memory >= 8 }] : []),
    { text: 'Minimum 1 instance keeps costs low.', followed: min.trim() === '1' },
  ]
}
