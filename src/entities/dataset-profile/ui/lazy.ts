import { lazyComponent } from '@/shared/lib/lazy-part'

/** Statistics come with charts and a table, so they are loaded when a profile is there. */
export const { Component: Statistics } = lazyComponent(async () => (await import('./Statistics')).Statistics)
export const { Component: Comparison } = lazyComponent(async () => (await import('./Comparison')).Comparison)
