import { type CodeExplorerOptions, useCodeExplorer } from '../model/use-code-explorer'
import { CodeExplorer, type CodeExplorerProps } from './CodeExplorer'

export type ExploredCodeProps = CodeExplorerOptions & Omit<CodeExplorerProps, 'actor'>

/** The code that a source gives, live as the source changes. */
export function ExploredCode({ renderCopy, height, ...options }: ExploredCodeProps) {
  const actor = useCodeExplorer(options)
  return <CodeExplorer actor={actor} renderCopy={renderCopy} height={height} />
}
