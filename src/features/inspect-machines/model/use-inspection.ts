import { useSyncExternalStore } from 'react'
import type { Inspection, Pulse } from './inspection'
import type { InspectionView } from './types'

/** What there is to see, live. */
export const useInspection = (inspection: Inspection): InspectionView =>
  useSyncExternalStore(inspection.subscribe, inspection.view)

/** ms of real time, whatever the inspected clock does */
const PULSE = 100

export const browserPulse: Pulse = (look) => {
  const id = window.setInterval(look, PULSE)
  return () => window.clearInterval(id)
}
