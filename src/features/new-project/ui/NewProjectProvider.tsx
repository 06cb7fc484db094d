import { type ComponentType, createContext, type ReactNode, Suspense, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { usePageActor, useSelector } from '@/shared/lib/machine'
import { disclosureMachine } from '@machines/disclosure'

const OpenContext = createContext<(() => void) | null>(null)

export interface NewProjectProviderProps {
  /** CRT-01: true while the account may create projects. Otherwise the page says why not. */
  mayCreate: boolean
  /** The New Project modal; loaded when it is first opened. */
  dialog: ComponentType<{ onClose: () => void }>
  children: ReactNode
}

/** NAV-03, PRJ-04: what every New Project button opens. */
export function NewProjectProvider({ mayCreate, dialog: Dialog, children }: NewProjectProviderProps) {
  const navigate = useNavigate()
  const modal = usePageActor(disclosureMachine)
  const open = useSelector(modal, (snapshot) => snapshot.matches('open'))
  const start = useCallback(() => {
    if (mayCreate) modal.send({ type: 'open' })
    else void navigate(paths.createProjectA)
  }, [mayCreate, modal, navigate])
  return (
    <OpenContext value={start}>
      {children}
      {open ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => modal.send({ type: 'close' })} />
        </Suspense>
      ) : null}
    </OpenContext>
  )
}

/** Opens the New Project modal. Throws outside `NewProjectProvider`. */
export function useNewProject(): () => void {
  const open = useContext(OpenContext)
  if (!open) throw new Error('useNewProject needs a NewProjectProvider above it')
  return open
}
