import { hasServer } from '@/shared/config'
import { useEffect } from 'react'
import { listEndpoints } from '@/entities/endpoint'
import { usePageActor, useSelector } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** How many endpoints a workspace has; the question is its id. */
export const endpointCountMachine = createAskMachine<string, number>({
  id: 'endpoint-count',
  timeout: 15_000,
})

/** The number of the workspace's endpoints; 0 until it is known, and where no server is beside the page. */
export function useEndpointCount(workspace: string | null): number {
  const actor = usePageActor(endpointCountMachine, {
    input: { question: '' },
    effects: {
      actors: {
        answer: async ({ input, signal }) => (await listEndpoints(input.question, signal)).length,
      },
    },
  })
  useEffect(() => {
    if (workspace === null || !hasServer()) return
    actor.send({ type: 'forget' })
    actor.send({ type: 'ask', question: workspace })
  }, [actor, workspace])
  return useSelector(actor, ({ context }) => (context.question === workspace ? (context.answer ?? 0) : 0))
}
