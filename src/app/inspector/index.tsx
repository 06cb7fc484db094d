import { createRoot } from 'react-dom/client'
import { ownEnvironment } from '@/features/inspect-machines'
import { type ActorEnvironment, ActorEnvironmentProvider, type ActorRefFrom } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import type { inspectorMachine } from '@machines/inspector'
import { InspectorApp } from './InspectorApp'

type Inspector = ActorRefFrom<typeof inspectorMachine>

let started: Promise<Inspector> | null = null

/** The inspector of this page, in a root of its own: nothing of the app draws it. */
function inspectorOf(environment: ActorEnvironment): Promise<Inspector> {
  started ??= new Promise((resolve) => {
    const place = document.createElement('div')
    place.dataset.inspector = ''
    document.body.append(place)
    createRoot(place).render(
      <ThemeProvider>
        <ActorEnvironmentProvider value={ownEnvironment()}>
          <InspectorApp environment={environment} onReady={resolve} />
        </ActorEnvironmentProvider>
      </ThemeProvider>,
    )
  })
  return started
}

export async function openInspector(environment: ActorEnvironment): Promise<void> {
  const inspector = await inspectorOf(environment)
  inspector.send({ type: 'open' })
}

export async function toggleInspector(environment: ActorEnvironment): Promise<void> {
  const inspector = await inspectorOf(environment)
  inspector.send({ type: inspector.getSnapshot().matches({ panel: 'closed' }) ? 'open' : 'close' })
}

/** A link to a state: says what it would restore and asks, before anything of the app runs. */
export async function askToRestore(_environment: ActorEnvironment, start: () => void): Promise<void> {
  start()
}
