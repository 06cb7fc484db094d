import { useEffect, useState } from 'react'
import { generateFiles } from '@/entities/project'
import type { CodeSource } from '@/entities/project/model'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { codeExplorerMachine } from '@machines/code-explorer'

export type CodeExplorerActor = ActorRefFrom<typeof codeExplorerMachine>

/** The files that a source would give, generated anew whenever the source changes. */
export function useCodeExplorer(source: CodeSource, createdBy: string): CodeExplorerActor {
  const [createdAt] = useState(() => new Date().toISOString())
  const actor = usePageActor(
    codeExplorerMachine.provide({
      actors: { generate: fromPromise(({ input, signal }) => generateFiles(input.order, signal)) },
    }),
    { order: { source, createdAt, createdBy } },
  )
  const key = JSON.stringify(source)
  useEffect(() => {
    const { order } = actor.getSnapshot().context
    if (JSON.stringify(order.source) === key) return
    actor.send({ type: 'order.change', order: { ...order, source: JSON.parse(key) as CodeSource } })
  }, [actor, key])
  return actor
}
