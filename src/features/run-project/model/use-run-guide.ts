import { useEffect, useState } from 'react'
import { readRunGuide, type RunGuide } from '@/entities/project'
import type { CodeSource } from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** The question is the source of a project's code; the answer is how to run it. A worker that hangs is reported. */
export const runGuideMachine = createAskMachine<CodeSource, RunGuide>({
  id: 'run-guide',
  timeout: 30_000,
  atOnce: true,
})

export type RunGuideActor = ActorRefFrom<typeof runGuideMachine>

/** The guide of a source, asked anew whenever the source changes; the last answer stays until the next. */
export function useRunGuide(source: CodeSource): RunGuideActor {
  const { now } = useActorEnvironment()
  // The time of creation is in no README.
  const [createdAt] = useState(() => new Date(now()).toISOString())
  const actor = usePageActor(runGuideMachine, {
    input: { question: source },
    effects: {
      actors: {
        answer: ({ input: { question }, signal }) =>
          readRunGuide({ source: question, createdAt, createdBy: '' }, signal),
      },
    },
  })
  const key = JSON.stringify(source)
  useEffect(() => {
    if (JSON.stringify(actor.getSnapshot().context.question) === key) return
    actor.send({ type: 'ask', question: JSON.parse(key) as CodeSource })
  }, [actor, key])
  return actor
}
