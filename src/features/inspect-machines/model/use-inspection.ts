import { startTransition, useEffect, useState } from 'react'
import type { Inspection, Pulse } from './inspection'
import type { InspectionView } from './types'

/** What there is to see, live. What comes is drawn in pieces, so that to look at the page does not hold it up. */
export function useInspection(inspection: Inspection): InspectionView {
  const [view, setView] = useState(inspection.view)
  useEffect(() => {
    const follow = () => startTransition(() => setView(inspection.view()))
    // What came since it was drawn.
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
