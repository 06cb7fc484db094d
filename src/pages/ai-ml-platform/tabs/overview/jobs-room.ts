/** The room of the recent training jobs: a header and five of them. */
export const JOBS_ROOM = { base: '30rem', md: '21.3125rem' } as const
