import { Suspense } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { Region } from '@/shared/ui/boundary'
import type { RunningProjectProps } from './RunningProject'
import { RunSkeleton } from './RunSkeleton'

const { Component: RunningProject } = lazyComponent(
  async () => (await import('./RunningProject')).RunningProject,
)

/** Shows the commands of a project for the reader's system. Its code is loaded when it is first shown. */
export function RunIt(props: RunningProjectProps) {
  return (
    <Region name="Run it">
      <Suspense fallback={<RunSkeleton />}>
        <RunningProject {...props} />
      </Suspense>
    </Region>
  )
}
