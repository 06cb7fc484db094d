import { useEffect, useRef } from 'react'
import { readRunGroups, searchRuns } from '@/entities/run'
import type { BestOf, RunGrouping, RunGroups, RunQuery } from '@/entities/run/model'
import { type ActorRefFrom, useAskAgain, usePageActor, usePageActorOf } from '@/shared/lib/machine'
import { usePageVisibility, useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'
import { runListMachine } from '@machines/run-list'
import type { RunListActor } from './use-runs'

export interface GroupsQuestion {
  query: RunQuery
  by: RunGrouping
  best: BestOf | null
}

/** The groups of a list of runs. */
export const runGroupsMachine = createAskMachine<GroupsQuestion, RunGroups>({
  id: 'run-groups',
  timeout: 15_000,
  atOnce: true,
})
export type RunGroupsActor = ActorRefFrom<typeof runGroupsMachine>

/** Counting every run of a group takes longer than reading a page: notices of single runs would ask for it too often. */
const INTERVAL = 10_000

/** The groups of a workspace's runs, read again now and then, and with each new number of `changes`. */
export function useRunGroups(workspace: string, question: GroupsQuestion, changes: number): RunGroupsActor {
  const actor = usePageActor(runGroupsMachine, {
    input: { question },
    effects: {
      actors: { answer: ({ input, signal }) => readRunGroups(workspace, input.question, signal) },
    },
  })
  const { query, by, best } = question
  const last = useRef(JSON.stringify(question))
  useEffect(() => {
    const next = JSON.stringify({ query, by, best })
    if (next === last.current) return
    last.current = next
    actor.send({ type: 'ask', question: { query, by, best } })
  }, [actor, query, by, best])
  const askAgain = useAskAgain(actor)
  useNewChanges(changes, askAgain)
  useWhileVisible(true, INTERVAL, askAgain)
  return actor
}

/** The runs of one group, by a query that is never another. */
export function useGroupRuns(workspace: string, query: RunQuery, changes: number): RunListActor {
  const list = usePageActorOf(
    runListMachine,
    JSON.stringify([query.status, query.experiment, query.clauses]),
    {
      input: { query },
      effects: {
        actors: {
          readRuns: ({ input: { query: asked, from, size }, signal }) =>
            searchRuns(workspace, asked, { from, size }, signal),
        },
      },
    },
  )
  usePageVisibility((visible) => list.send({ type: visible ? 'page.show' : 'page.hide' }))
  useNewChanges(changes, () => list.send({ type: 'runs.changed' }))
  return list
}

function useNewChanges(changes: number, act: () => void): void {
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    act()
  }, [changes, act])
}
