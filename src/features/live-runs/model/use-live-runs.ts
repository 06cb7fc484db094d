import { useState } from 'react'
import { fromCallback, useActorEnvironment, usePageActorOf } from '@/shared/lib/machine'
import { drawSeed } from '@/shared/lib/random'
import { type LiveEvent, liveMachine } from '@machines/live'
import { createFollower } from './follow-runs'
import { watchPage } from './follow-stream'

/**
 * Calls back when runs of a workspace may have changed: at most once a second, and when the stream of the server is open
 * again. Where there is no stream, the pages ask now and then as before.
 */
export function useLiveRuns(workspace: string, onChange: () => void): void {
  const { random } = useActorEnvironment()
  const [seed] = useState(() => drawSeed(random))
  const [follow] = useState(createFollower)
  usePageActorOf(liveMachine, 'runs', {
    input: { owner: workspace, seed },
    effects: {
      actors: {
        stream: fromCallback<LiveEvent, { owner: string }>(({ input, sendBack }) =>
          follow(input.owner, sendBack),
        ),
        watch: fromCallback<LiveEvent>(({ sendBack }) => watchPage(sendBack, true)),
      },
      actions: { report: () => onChange() },
    },
  })
}
