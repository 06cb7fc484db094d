import { useEffect, useMemo, useState } from 'react'
import {
  type ActorEnvironment,
  ActorEnvironmentProvider,
  createInspectTap,
  usePageActor,
} from '@/shared/lib/machine'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { createRandom } from '@/shared/lib/random'
import { inspectorMachine } from '@machines/inspector'
import { createInspection, type Inspected, type Inspection } from '../model/inspection'
import { readLogFile } from '../model/log-file'
import { browserPulse } from '../model/use-inspection'
import { InspectorView, type InspectorViewProps } from './InspectorView'

export interface InspectorPanelProps extends Pick<InspectorViewProps, 'chart' | 'payloads' | 'onRestart'> {
  /** The clock and the tap of what is inspected: those of a story, of the runner, of the app. */
  inspected: Inspected
  copy: InspectorViewProps['copy']
}

/** The inspector in a place that is there already, such as an addon panel: it fills it, and has no dock of its own. */
export function InspectorPanel({ inspected, ...view }: InspectorPanelProps) {
  const inspection = useInspectionOf(inspected)
  const [own] = useState(ownEnvironment)
  return (
    <ActorEnvironmentProvider value={own}>
      <Standing inspection={inspection} {...view} />
    </ActorEnvironmentProvider>
  )
}

function Standing(view: Omit<InspectorViewProps, 'inspector'>) {
  const inspector = usePageActor(inspectorMachine, {
    input: { layout: { dock: 'right', right: 0, bottom: 0 } },
    effects: {
      actors: { readLog: ({ input }) => readLogFile(input.file) },
      actions: {
        keepLayout: nothing,
        openWindow: nothing,
        closeWindow: nothing,
        watchGestures: nothing,
        leaveGestures: nothing,
      },
    },
  })
  return <InspectorView inspector={inspector} {...view} />
}

const nothing = () => undefined

/** Listens as long as the component lives. */
export function useInspectionOf(inspected: Inspected): Inspection {
  const inspection = useMemo(() => createInspection(inspected, browserPulse), [inspected])
  useEffect(() => inspection.listen(), [inspection])
  return inspection
}

/** The inspector runs on a clock and a tap of its own: it goes on while the app is paused, and is not in its own log. */
export function ownEnvironment(): ActorEnvironment {
  const clock = createClock(browserClockHost)
  return { clock, random: createRandom(1), tap: createInspectTap(), now: () => clock.now() }
}
