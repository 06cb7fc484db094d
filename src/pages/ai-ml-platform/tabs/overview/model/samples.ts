/**
 * How many samples there are of each kind, held by a test: the figures need the counts, and making thousands of calls to
 * count them would be felt.
 */
export const SAMPLES = {
  jobs: 7,
  training: 3,
  datasets: 12,
  deployedModels: 8,
  teamMembers: 5,
  apiCalls: 3268,
} as const
