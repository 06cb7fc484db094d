import { useEffect } from 'react'
import { useLiveRuns } from '../model/use-live-runs'

export interface LiveRunsActorProps {
  /** Id of a workspace. */
  workspace: string
  /** Called when its runs may have changed. */
  onChange: () => void
  /** Called with whether the stream is open. */
  onFollow: (followed: boolean) => void
}

/** Renders nothing: follows the runs of a workspace that is known once something else was read. */
export function LiveRunsActor({ workspace, onChange, onFollow }: LiveRunsActorProps) {
  const followed = useLiveRuns(workspace, onChange)
  useEffect(() => {
    onFollow(followed)
    return () => onFollow(false)
  }, [followed, onFollow])
  return null
}
