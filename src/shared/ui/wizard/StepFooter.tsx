import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The footer that a wizard keeps in sight; null until it is there. */
export const FooterPlace = createContext<HTMLElement | null | undefined>(undefined)

/** Actions of a step, in the wizard's footer. Outside a wizard they are below the step. */
export function StepFooter({ children }: { children: ReactNode }) {
  const place = useContext(FooterPlace)
  if (place === undefined) return children
  return place && createPortal(children, place)
}
