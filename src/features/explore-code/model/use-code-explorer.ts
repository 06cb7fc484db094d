import { useEffect, useState } from 'react'
import { generateFiles } from '@/entities/project'
import type { CodeSource } from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { codeExplorerMachine } from '@machines/code-explorer'

export type CodeExplorerActor = ActorRefFrom<typeof codeExplorerMachine>

/** The files that a source would give, generated anew whenever the source changes. */
export function useCodeExplorer(source: CodeSource, createdBy: string): CodeExplorerActor {
  const { now } = useActorEnvironment()
  const [createdAt] = useState(() => new Date(now()).toISOString())
  const actor = usePageActor(codeExplorerMachine, {
    input: { order: { source, createdAt, createdBy } },
    effects: { actors: { generate: ({ input, signal }) => generateFiles(input.order, signal) } },
  })
  const key = JSON.stringify(source)
  useEffect(() => {
    const { order } = actor.getSnapshot().context
    if (JSON.stringify(order.source) === key) return
    actor.send({ type: 'order.change', order: { ...order, source: JSON.parse(key) as CodeSource } })
  }, [actor, key])
  return actor
}
