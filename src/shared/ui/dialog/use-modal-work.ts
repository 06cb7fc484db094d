import { createContext, useContext, useEffect } from 'react'

interface KnownModal {
  /** Its content is working. */
  works: boolean
  setWorks: (works: boolean) => void
  /** As its close button does. */
  close: () => void
}

/** The modal around a component; null outside a modal. */
export const ModalContext = createContext<KnownModal | null>(null)

/** Keeps the modal around this component open while it works: what runs there could not be taken back. */
export function useModalWork(works: boolean): void {
  const report = useContext(ModalContext)?.setWorks
  useEffect(() => {
    report?.(works)
    return () => report?.(false)
  }, [report, works])
}
