import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { type InspectedActor, readLogFile, useInspectionOf } from '@/features/inspect-machines'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorEnvironment, type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { inspectorMachine } from '@machines/inspector'
import { storedLayout } from './layout'
import { Placed } from './Placed'

export interface InspectorAppProps {
  /** The app's. */
  environment: ActorEnvironment
  /** Effects that a link would have asked for. */
  held: readonly string[]
  /** Told the inspector's actor when it is there. */
  onReady: (inspector: ActorRefFrom<typeof inspectorMachine>) => void
}

/** The inspector of the app, opened or not: it listens from its first opening on. */
export function InspectorApp({ environment, held, onReady }: InspectorAppProps) {
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
  return (
    <Placed
      inspection={inspection}
      inspector={inspector}
      own={own}
      onRestart={restart}
      linked={{ inspected: environment, address }}
      notice={held.length > 0 ? <Held effects={held} /> : null}
    />
  )
}

/** The page without its state and without the inspector. */
function address(): string {
  const url = new URL(location.href)
  url.hash = ''
  url.searchParams.delete('inspect')
  return url.href
}

function Held({ effects }: { effects: readonly string[] }) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Notice
      status="info"
      title="Restored from a link"
      actions={
        <Button size="xs" onClick={() => setClosed(true)}>
          Close
        </Button>
      }
    >
      These effects were held back and do not run: {effects.join(', ')}. Leave the page and come back to run
      them.
    </Notice>
  )
}
