import { createRoot, type Root } from 'react-dom/client'
import { HASH, ownEnvironment, type Restoration, readLink } from '@/features/inspect-machines'
import { failureMessage } from '@/shared/lib/failure'
import { type ActorEnvironment, ActorEnvironmentProvider, type ActorRefFrom } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import type { inspectorMachine } from '@machines/inspector'
import { AskToRestore, RefusedLink } from './AskToRestore'
import { InspectorApp } from './InspectorApp'

type Inspector = ActorRefFrom<typeof inspectorMachine>

let started: Promise<Inspector> | null = null

/** The inspector of this page, in a root of its own: nothing of the app draws it. */
function inspectorOf(environment: ActorEnvironment, held: readonly string[] = []): Promise<Inspector> {
  started ??= new Promise((resolve) => {
    rootOfOurs().render(
      <ThemeProvider>
        <ActorEnvironmentProvider value={ownEnvironment()}>
          <InspectorApp environment={environment} held={held} onReady={resolve} />
        </ActorEnvironmentProvider>
      </ThemeProvider>,
    )
  })
  return started
}

function rootOfOurs(): Root {
  const place = document.createElement('div')
  place.dataset.inspector = ''
  document.body.append(place)
  return createRoot(place)
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
export async function askToRestore(environment: ActorEnvironment, start: () => void): Promise<void> {
  const text = location.hash.slice(HASH.length)
  // It is asked about once: a reload shows the page as it is.
  history.replaceState(history.state, '', location.pathname + location.search)
  const answer = await readLink(text).then(
    (restoration) => ({ restoration }),
    (error: unknown) => ({ refusal: failureMessage(error) }),
  )
  const root = rootOfOurs()
  const go = (restoration: Restoration | null) => {
    root.unmount()
    if (restoration) restore(environment, restoration)
    start()
  }
  root.render(
    <ThemeProvider>
      {'refusal' in answer ? (
        <RefusedLink reason={answer.refusal} onContinue={() => go(null)} />
      ) : (
        <AskToRestore
          restoration={answer.restoration}
          onRestore={() => go(answer.restoration)}
          onDecline={() => go(null)}
        />
      )}
    </ThemeProvider>,
  )
}

/** The clock stands still, so that no timer of the link does anything before somebody lets it. */
function restore(environment: ActorEnvironment, { paused, actors }: Restoration): void {
  for (const { label, start } of actors) environment.snapshots?.set(label, start)
  if (paused || actors.some(({ timers }) => timers.length > 0)) environment.clock.pause()
  const held = actors.flatMap(({ label, held: effects }) => effects.map((effect) => `${label}/${effect}`))
  void inspectorOf(environment, held)
}
