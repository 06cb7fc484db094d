import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { type SessionPort, sessionProfile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { useLateActor, useSelector } from '@/shared/lib/machine'
import { usePageLeft } from '@/shared/lib/router'
import { useReadOnly } from '@/shared/lib/workplace'
import { Region } from '@/shared/ui/boundary'
import { useEscape } from '@/shared/ui/escape'
import type { newProjectMachine } from '@machines/new-project'

const loadActor = () => import('./NewProjectActor')

const looking = (value: 'closed' | 'waiting') => ({ value, context: {}, hasTag: () => false })

interface NewProject {
  open: () => void
  /** Loads the code early, when the user is about to open it. */
  prepare: () => void
  /** It was asked for, and opens once the account is known. */
  waiting: boolean
  /** The account is a viewer of the workspace that it works in. */
  readOnly: boolean
}

const NewProjectContext = createContext<NewProject | null>(null)

export interface NewProjectProviderProps {
  /** CRT-01: whose account creates projects. Where it may not, the page says why. */
  session: SessionPort
  /** The New Project modal; loaded when it is first opened. */
  dialog: ComponentType<{ onClose: () => void }>
  children: ReactNode
}

/** NAV-03, PRJ-04: what every New Project button opens. */
export function NewProjectProvider({ session, dialog: Dialog, children }: NewProjectProviderProps) {
  const navigate = useNavigate()
  const { actor, host } = useLateActor<typeof newProjectMachine, { session: SessionPort }>({
    label: 'new-project',
    first: () => looking('closed'),
    awaited: () => looking('waiting'),
    load: loadActor,
    props: { session },
    onFailed: () => void navigate(paths.templateWizard),
  })
  const account = () => sessionProfile(session.getSnapshot())?.id ?? ''
  const readOnly = useReadOnly(useSyncExternalStore(session.subscribe, account, () => ''))
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const value = useMemo(
    () => ({
      open: () => actor.send({ type: 'open' }),
      prepare: actor.start,
      waiting: state === 'waiting',
      readOnly,
    }),
    [actor, readOnly, state],
  )
  const close = () => actor.send({ type: 'close' })
  return (
    <NewProjectContext value={value}>
      {children}
      {host}
      {state === 'waiting' ? <Coming takeBack={close} /> : null}
      {state === 'open' ? (
        <Region name="This dialog" floating onClose={close}>
          <Suspense fallback={<Coming takeBack={close} />}>
            <Dialog onClose={close} />
          </Suspense>
        </Region>
      ) : null}
    </NewProjectContext>
  )
}

/** While the modal is not there yet, Escape already takes it back, and so does leaving the page. */
function Coming({ takeBack }: { takeBack: () => void }) {
  useEscape(takeBack)
  usePageLeft(takeBack)
  return null
}

/** Opens the New Project modal. Throws outside `NewProjectProvider`. */
export function useNewProject(): NewProject {
  const context = useContext(NewProjectContext)
  if (!context) throw new Error('useNewProject needs a NewProjectProvider above it')
  return context
}
