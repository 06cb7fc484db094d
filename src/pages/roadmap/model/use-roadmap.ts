import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PHASES } from '@/entities/roadmap/model'
import { ROADMAP_AT_START, roadmapAfter, type RoadmapChange, type RoadmapState } from './roadmap'

/** The state of the roadmap, and how to change it. */
export interface Roadmap {
  state: RoadmapState
  onChange: (change: RoadmapChange) => void
}

/** Address of a milestone within the page. */
export const milestoneAnchor = (id: string): string => `milestone-${id}`

/** The milestone that an address names after its #. */
const milestoneAt = (hash: string) =>
  PHASES.flatMap(({ milestones }) => milestones).find(({ id }) => hash === `#${milestoneAnchor(id)}`)

/**
 * The roadmap of this page. Showing a milestone adds an entry to the history, so that Back returns to the previous
 * place.
 */
export function useRoadmap(): Roadmap {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [state, change] = useReducer(roadmapAfter, ROADMAP_AT_START)
  const goTo = (id: string) => {
    const to = `#${milestoneAnchor(id)}`
    void navigate({ pathname, hash: to }, { replace: to === hash })
    // The milestone can take the focus once its phase has rendered.
    requestAnimationFrame(() => document.getElementById(milestoneAnchor(id))?.focus())
  }
  const goToNamed = useEffectEvent((id: string) => {
    change({ type: 'milestone.show', id })
    goTo(id)
  })
  useEffect(() => {
    const named = milestoneAt(hash)
    if (named) goToNamed(named.id)
  }, [hash])
  return {
    state,
    onChange(made) {
      change(made)
      if (made.type === 'milestone.show') goTo(made.id)
    },
  }
}
