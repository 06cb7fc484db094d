import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from './lazy-component'

const nothing = () => undefined

const loads = new Set<() => Promise<unknown> | undefined>()

/** A part of a page in a chunk of its own. */
export interface LazyPart<TProps extends object> {
  /** Suspends while its chunk is on its way; drawn at once where that was loaded before. */
  Part: ComponentType<TProps>
  /** For early signs of use. Always resolves; a failed load is retried when the part is needed. */
  prepare: () => Promise<void>
  /** Loads the chunk. Nothing once it is there; rejects when it does not arrive. */
  load: LazyComponent<TProps>['load']
}

export function lazyPart<TProps extends object>(
  importPart: () => Promise<ComponentType<TProps>>,
): LazyPart<TProps> {
  const { Component, load } = lazyComponent(importPart)
  loads.add(load)
  return { Part: Component, prepare: () => Promise.resolve(load()).then(nothing, nothing), load }
}

/** Loads every part that there is so far: stories show them as they are once loaded. */
export const loadParts = (): Promise<unknown> => Promise.all([...loads].map((load) => load()))
