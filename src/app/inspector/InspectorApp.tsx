import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import {
  type InspectedActor,
  type Inspection,
  readLogFile,
  recordGestures,
  useInspection,
  useInspectionOf,
} from '@/features/inspect-machines'
import { browserStorage } from '@/shared/lib/browser-storage'
import {
  type ActorEnvironment,
  type ActorRefFrom,
  type AnyActorRef,
  usePageActor,
} from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { inspectorMachine } from '@machines/inspector'
import { AskStately } from './AskStately'
import { storedLayout } from './layout'
import { Placed } from './Placed'

export interface InspectorAppProps {
  /** The app's. */
  environment: ActorEnvironment
  /** Null as long as no link restored anything. */
  restored?: () => Restored | null
  /** Whether to offer Stately's inspector. */
  stately?: boolean
  /** Called with the inspector's actor once it is started. */
  onReady: (inspector: ActorRefFrom<typeof inspectorMachine>) => void
}

/** The result of restoring a link. */
export interface Restored {
  /** Effects that its states would have asked for. */
  held: readonly string[]
  /** Whether an actor only plays its part. */
  plays: (actor: AnyActorRef) => boolean
}

/** Drops the restored state: the address no longer contains it, so a reload shows the page as it is. */
export const leave = () => location.reload()

/** The inspector of the app, opened or not: it listens from its first opening on. */
export function InspectorApp({ environment, restored, stately, onReady }: InspectorAppProps) {
  const inspection = useInspectionOf(environment)
  const [gestures] = useState(() => recordGestures(document))
  useEffect(() => inspection.onClock(gestures.note), [inspection, gestures])
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
        watchGestures: gestures.start,
        leaveGestures: gestures.stop,
      },
    },
  })
  useEffect(() => onReady(inspector), [inspector, onReady])
  // Until its page is there, what was restored waits.
  const rehearses = () => {
    const plays = restored?.()?.plays
    return (
      plays !== undefined &&
      ((environment.snapshots?.size ?? 0) > 0 || environment.tap.roots().some(({ actor }) => plays(actor)))
    )
  }
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
      gestures={gestures.text}
      rehearses={rehearses}
      onLeave={leave}
      notice={
        <>
          <Rehearses held={restored?.()?.held ?? []} rehearses={rehearses} inspection={inspection} />
          {stately ? <AskStately tap={environment.tap} /> : null}
        </>
      }
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

interface RehearsesProps {
  held: readonly string[]
  rehearses: () => boolean
  inspection: Inspection
}

function Rehearses({ held, rehearses, inspection }: RehearsesProps) {
  useInspection(inspection)
  if (!rehearses()) return null
  return (
    <Notice
      status="info"
      title="Restored from a link: nothing is saved"
      actions={
        <Button size="xs" onClick={leave}>
          Leave
        </Button>
      }
    >
      {held.length > 0 ? `Not executed: ${held.join(', ')}. ` : ''}
      Requests receive sample responses.
    </Notice>
  )
}
