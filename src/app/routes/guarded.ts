import { lazyPart } from '@/shared/lib/lazy-part'

/** The guard: public pages load none. */
export const Guarded = lazyPart(async () => (await import('./Guarded')).Guarded)
