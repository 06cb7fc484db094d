import { useState } from 'react'
import { fromCallback, useActorEnvironment, usePageActorOf, useSelector } from '@/shared/lib/machine'
import { drawSeed } from '@/shared/lib/random'
import { type LiveEvent, liveMachine } from '@machines/live'
import { createFollower } from './follow-runs'
import { watchPage } from './follow-stream'

/**
 * Calls back when runs of a workspace may have changed: at most once a second, and when the stream of the server is open
 * again. Returns whether the stream is open: where it is not, the pages ask now and then.
 */
export function useLiveRuns(workspace: string, onChange: () => void): boolean {
  const { random } = useActorEnvironment()
  const [seed] = useState(() => drawSeed(random))
  const [follow] = useState(createFollower)
  const actor = usePageActorOf(liveMachine, 'runs', {
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
  return useSelector(actor, (snapshot) => snapshot.matches({ streaming: 'listening' }))
}
