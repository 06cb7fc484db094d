import { createContext, useContext, useEffect } from 'react'

/** Tells the modal around it whether what it shows is at work; null outside a modal. */
export const WorkContext = createContext<((works: boolean) => void) | null>(null)

/** Keeps the modal around this component open while it works: what runs there could not be taken back. */
export function useModalWork(works: boolean): void {
  const tell = useContext(WorkContext)
  useEffect(() => {
    tell?.(works)
    return () => tell?.(false)
  }, [tell, works])
}
