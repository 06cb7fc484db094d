import { startTransition, useEffect, useState } from 'react'
import type { Inspection, Pulse } from './inspection'
import type { InspectionView } from './types'

/** The current view, live. Updates are rendered as transitions, so that the inspector does not block the page. */
export function useInspection(inspection: Inspection): InspectionView {
  const [view, setView] = useState(inspection.view)
  useEffect(() => {
    const follow = () => startTransition(() => setView(inspection.view()))
    // Changes may have come between the first render and this effect.
    follow()
    return inspection.subscribe(follow)
  }, [inspection])
  return view
}

/** ms of real time, whatever the inspected clock does */
const PULSE = 100

export const browserPulse: Pulse = (look) => {
  const id = window.setInterval(look, PULSE)
  return () => window.clearInterval(id)
}
