import type { AnyActorRef, RootActor } from '@/shared/lib/machine'

/** Root actors that ended in an error: the page that they break takes them away, and they are still to be seen. */
export interface Broken {
  /** The label of a root actor, which is remembered. */
  seen(root: AnyActorRef, roots: readonly RootActor[]): string
  /** The live root actors and those that ended in an error, until an actor of the same label starts. */
  with(roots: readonly RootActor[]): RootActor[]
}

export function createBroken(): Broken {
  const known = new Map<AnyActorRef, string>()
  return {
    seen(root, roots) {
      const label = roots.find(({ actor }) => actor === root)?.label ?? known.get(root) ?? root.id
      known.set(root, label)
      return label
    },
    with(roots) {
      for (const { actor, label } of roots) known.set(actor, label)
      const gone = [...known].filter(([actor]) => !roots.some((one) => one.actor === actor))
      for (const [actor, label] of gone)
        if (!isBroken(actor) || roots.some((one) => one.label === label)) known.delete(actor)
      const left = gone.filter(([actor]) => known.has(actor)).map(([actor, label]) => ({ actor, label }))
      return [...roots, ...left]
    },
  }
}

const isBroken = (actor: AnyActorRef) =>
  (actor.getSnapshot() as { status?: string } | undefined)?.status === 'error'
