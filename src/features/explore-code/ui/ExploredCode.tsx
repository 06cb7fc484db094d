import { lazy, Suspense } from 'react'
import { type CodeExplorerOptions, useCodeExplorer } from '../model/use-code-explorer'
import type { CodeExplorerProps } from './CodeExplorer'
import { CodeSkeleton } from './CodeSkeleton'
import { NotLoaded } from './NotLoaded'

/** Tree, search and code are loaded while the files are generated. */
const CodeExplorer = lazy(async () => {
  try {
    return { default: (await import('./CodeExplorer')).CodeExplorer }
  } catch {
    return { default: NotLoaded }
  }
})

export type ExploredCodeProps = CodeExplorerOptions & Omit<CodeExplorerProps, 'actor'>

/** The code that a source gives, live as the source changes. */
export function ExploredCode({ renderCopy, height, ...options }: ExploredCodeProps) {
  const actor = useCodeExplorer(options)
  return (
    <Suspense fallback={<CodeSkeleton height={height} />}>
      <CodeExplorer actor={actor} renderCopy={renderCopy} height={height} />
    </Suspense>
  )
}
