import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The footer that a wizard keeps in sight; null until it is there. */
export const FooterPlace = createContext<HTMLElement | null | undefined>(undefined)

/** What a step offers to do next, in the wizard's footer. A step without a wizard around it has it below itself. */
export function StepFooter({ children }: { children: ReactNode }) {
  const place = useContext(FooterPlace)
  if (place === undefined) return children
  return place && createPortal(children, place)
}
