import { useLocation, useNavigate } from 'react-router-dom'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { roadmapMachine } from '@machines/roadmap'

export type RoadmapActor = ActorRefFrom<typeof roadmapMachine>

/** Address of a milestone within the page. */
export const milestoneAnchor = (id: string): string => `milestone-${id}`

/** The roadmap of this page. Going to a milestone is an entry in the history, so Back returns to where one was. */
export function useRoadmap(): RoadmapActor {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return usePageActor(roadmapMachine, {
    effects: {
      actions: {
        goTo({ id }) {
          void navigate({ pathname, hash: milestoneAnchor(id) })
          // Once its phase is drawn.
          requestAnimationFrame(() => document.getElementById(milestoneAnchor(id))?.focus())
        },
      },
    },
  })
}
