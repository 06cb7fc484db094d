import type { CodeSource } from '@/entities/project/model'
import { useCodeExplorer } from '../model/use-code-explorer'
import { CodeExplorer, type CodeExplorerProps } from './CodeExplorer'

export interface ExploredCodeProps extends Pick<CodeExplorerProps, 'renderCopy'> {
  source: CodeSource
  /** Username for the generated files. */
  createdBy: string
}

/** The code that a source gives, live as the source changes. */
export function ExploredCode({ source, createdBy, renderCopy }: ExploredCodeProps) {
  const actor = useCodeExplorer(source, createdBy)
  return <CodeExplorer actor={actor} renderCopy={renderCopy} />
}
