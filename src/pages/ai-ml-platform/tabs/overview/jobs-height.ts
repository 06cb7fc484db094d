/** The height of the recent training jobs: a header and five rows. */
export const JOBS_HEIGHT = { base: '30rem', md: '21.3125rem' } as const
