import { CacheProvider } from '@emotion/react'
import { createRoot, type Root } from 'react-dom/client'
import { HASH, ownEnvironment, type Restoration, readLink } from '@/features/inspect-machines'
import { failureMessage } from '@/shared/lib/failure'
import {
  type ActorEnvironment,
  ActorEnvironmentProvider,
  type ActorRefFrom,
  type Rehearsal,
  type StartPoint,
} from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import type { inspectorMachine } from '@machines/inspector'
import { cacheOfDocument, isStyled } from '../entrypoint/critical-styles'
import { AskToRestore, RefusedLink } from './AskToRestore'
import { InspectorApp, leave, type Restored } from './InspectorApp'

type Inspector = ActorRefFrom<typeof inspectorMachine>

let started: Promise<Inspector> | null = null
let restored: Restored | null = null

/** The inspector of this page, in a root of its own: nothing of the app draws it. */
function inspectorOf(environment: ActorEnvironment, stately = false): Promise<Inspector> {
  // Starts the machines that are otherwise started at their first use, because the inspector shows every machine of the
  // page.
  environment.late?.startAll()
  started ??= new Promise((resolve) => {
    rootOfOurs().render(
      <CacheProvider value={cacheOfDocument()}>
        <ThemeProvider styled={isStyled()}>
          <ActorEnvironmentProvider value={ownEnvironment()}>
            <InspectorApp
              environment={environment}
              restored={() => restored}
              stately={stately}
              onReady={resolve}
            />
          </ActorEnvironmentProvider>
        </ThemeProvider>
      </CacheProvider>,
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

/** `stately` offers to send to Stately's inspector. */
export async function openInspector(environment: ActorEnvironment, stately = false): Promise<void> {
  const inspector = await inspectorOf(environment, stately)
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
  const answer = await prepared(environment, text).then(
    (restoring) => ({ restoring }),
    (error: unknown) => ({ refusal: failureMessage(error) }),
  )
  const root = rootOfOurs()
  const go = (restoring: Restoring | null) => {
    root.unmount()
    if (restoring) restore(environment, restoring)
    start()
  }
  root.render(
    <ThemeProvider>
      {'refusal' in answer ? (
        <RefusedLink reason={answer.refusal} onContinue={() => go(null)} />
      ) : (
        <AskToRestore
          restoration={answer.restoring.restoration}
          onRestore={() => go(answer.restoring)}
          onDecline={() => go(null)}
        />
      )}
    </ThemeProvider>,
  )
}

interface Restoring {
  restoration: Restoration
  rehearsal: Rehearsal
  plays: Restored['plays']
}

/**
 * Reads the state that a link would restore, and makes the rehearsal that it is restored into, because any person can
 * write a link.
 */
async function prepared(environment: ActorEnvironment, text: string): Promise<Restoring> {
  const restoration = await readLink(text)
  const { createRehearsal } = await import('@/pages/machine-catalogue')
  const { paused, actors } = restoration
  // Pauses the clock at the first restored actor with timers, so that no timer of the link fires before the user resumes
  // the clock.
  const timed = actors.some(({ timers }) => timers.length > 0)
  const begin = ({ timers = [] }: StartPoint) => {
    if (timers.length > 0 || (paused && !timed)) environment.clock.pause()
  }
  return { restoration, ...(await createRehearsal(environment.clock, begin)) }
}

function restore(environment: ActorEnvironment, { restoration, rehearsal, plays }: Restoring): void {
  const { actors } = restoration
  for (const { label, start } of actors) environment.snapshots?.set(label, { ...start, rehearsal })
  environment.onBroken = giveUp
  const held = actors.flatMap(({ label, held: effects }) => effects.map((effect) => `${label}/${effect}`))
  restored = { held, plays }
  void inspectorOf(environment)
}

/** A state that is none of its page's: the page is not shown with it. */
function giveUp(error: unknown): void {
  document.getElementById('root')?.setAttribute('hidden', '')
  rootOfOurs().render(
    <ThemeProvider>
      <RefusedLink
        reason={`The page cannot show this state: ${failureMessage(error).slice(0, 300)}`}
        after="Nothing was saved."
        onContinue={leave}
      />
    </ThemeProvider>,
  )
}
