import { useEffect, useState } from 'react'
import { type InspectedActor, readLogFile, useInspectionOf } from '@/features/inspect-machines'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorEnvironment, type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { inspectorMachine } from '@machines/inspector'
import { storedLayout } from './layout'
import { Placed } from './Placed'

export interface InspectorAppProps {
  /** The app's. */
  environment: ActorEnvironment
  /** Told the inspector's actor when it is there. */
  onReady: (inspector: ActorRefFrom<typeof inspectorMachine>) => void
}

/** The inspector of the app, opened or not: it listens from its first opening on. */
export function InspectorApp({ environment, onReady }: InspectorAppProps) {
  const inspection = useInspectionOf(environment)
  const [own, setOwn] = useState<Window | null>(null)
  const inspector = usePageActor(inspectorMachine, {
    input: { layout: browserStorage.read(storedLayout) },
    effects: {
      actors: { readLog: ({ input }) => readLogFile(input.file) },
      actions: {
        keepLayout: ({ layout }) => void browserStorage.write(storedLayout, layout),
        openWindow: (_, { self }) => {
          const opened = window.open('', 'orrery-inspector', 'popup,width=960,height=760')
          if (opened) {
            opened.document.title = 'Inspector'
            setOwn(opened)
          } else queueMicrotask(() => self.send({ type: 'window.refused' }))
        },
        closeWindow: () =>
          setOwn((opened) => {
            opened?.close()
            return null
          }),
        watchGestures: () => undefined,
        leaveGestures: () => undefined,
      },
    },
  })
  useEffect(() => onReady(inspector), [inspector, onReady])
  const restart = ({ scope }: InspectedActor) => {
    if (scope === 'page' && environment.restart) environment.restart()
    else location.reload()
  }
  return <Placed inspection={inspection} inspector={inspector} own={own} onRestart={restart} />
}
