import type { ResolveHook } from 'node:module'

const STAND_IN = new URL('./samples-vitest.ts', import.meta.url).href

/** Gives the stand-in to who imports Vitest. */
export const resolve: ResolveHook = (specifier, context, next) =>
  next(specifier === 'vitest' ? STAND_IN : specifier, context)
