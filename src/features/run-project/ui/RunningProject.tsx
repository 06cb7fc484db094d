import { proofOf } from '@/entities/project'
import type { CodeSource } from '@/entities/project/model'
import { useActorEnvironment } from '@/shared/lib/machine'
import { useRunGuide } from '../model/use-run-guide'
import { RunGuideView, type RunGuideViewProps } from './RunGuideView'

export interface RunningProjectProps extends Pick<RunGuideViewProps, 'listsFiles' | 'renderCopy'> {
  source: CodeSource
}

/** How to run the project of a source. */
export function RunningProject({ source, ...view }: RunningProjectProps) {
  const actor = useRunGuide(source)
  const { now } = useActorEnvironment()
  const proven =
    source.kind === 'stack'
      ? { type: 'web-app' as const, config: source.config }
      : { type: source.type, config: null }
  return <RunGuideView actor={actor} proof={proofOf(proven, now())} {...view} />
}
