import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PHASES } from '@/entities/roadmap/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { roadmapMachine } from '@machines/roadmap'

export type RoadmapActor = ActorRefFrom<typeof roadmapMachine>

/** Address of a milestone within the page. */
export const milestoneAnchor = (id: string): string => `milestone-${id}`

/** The milestone that an address names after its #. */
const milestoneAt = (hash: string) =>
  PHASES.flatMap(({ milestones }) => milestones).find(({ id }) => hash === `#${milestoneAnchor(id)}`)

/** The roadmap of this page. Going to a milestone is an entry in the history, so Back returns to where one was. */
export function useRoadmap(): RoadmapActor {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const actor = usePageActor(roadmapMachine, {
    effects: {
      actions: {
        goTo({ id }) {
          const to = `#${milestoneAnchor(id)}`
          void navigate({ pathname, hash: to }, { replace: to === hash })
          // Once its phase is drawn.
          requestAnimationFrame(() => document.getElementById(milestoneAnchor(id))?.focus())
        },
      },
    },
  })
  useEffect(() => {
    const named = milestoneAt(hash)
    if (named) actor.send({ type: 'milestone.show', id: named.id })
  }, [actor, hash])
  return actor
}
