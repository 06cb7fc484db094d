import { useEffect, useState } from 'react'
import { generateFiles } from '@/entities/project'
import type { CodeSource } from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { codeExplorerMachine } from '@machines/code-explorer'

export type CodeExplorerActor = ActorRefFrom<typeof codeExplorerMachine>

export interface CodeExplorerOptions {
  source: CodeSource
  /** Username for the generated files. */
  createdBy: string
  /** Time for the generated files, in ISO 8601; now when absent. */
  createdAt?: string
  /** The file to open first. */
  path?: string | null
  /** Called with the path of the file that was opened. */
  onOpen?: (path: string) => void
}

/** The files that a source would give, generated anew whenever the source changes. */
export function useCodeExplorer(options: CodeExplorerOptions): CodeExplorerActor {
  const { source, createdBy, createdAt, path, onOpen } = options
  const { now } = useActorEnvironment()
  const [openedAt] = useState(() => new Date(now()).toISOString())
  const actor = usePageActor(codeExplorerMachine, {
    input: { order: { source, createdAt: createdAt ?? openedAt, createdBy }, path },
    effects: {
      actors: { generate: ({ input, signal }) => generateFiles(input.order, signal) },
      actions: {
        tellOpened: (params) => onOpen?.(params.path),
        saveFile: ({ file }) => {
          if (file) saveFile(file.path.split('/').at(-1) ?? file.path, new Blob([file.content]))
        },
      },
    },
  })
  const key = JSON.stringify(source)
  useEffect(() => {
    const { order } = actor.getSnapshot().context
    if (JSON.stringify(order.source) === key) return
    actor.send({ type: 'order.change', order: { ...order, source: JSON.parse(key) as CodeSource } })
  }, [actor, key])
  return actor
}
