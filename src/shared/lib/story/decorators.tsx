import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { addons } from 'storybook/preview-api'
import { browserClockHost, type ControllableClock, createClock } from '../clock'
import { setFormatting } from '../format'
import { type ActorEnvironment, ActorEnvironmentProvider, createInspectTap } from '../machine'
import { createRandom } from '../random'
import { memoryHistory, NavigationProvider } from '../router'
import { STORY_TIME } from './entries'
import { type StoryStarts, startPoints } from './start-points'
import { STEP } from './steps'

/**
 * The environment and router that components find in the app. The clock is paused until the toolbar starts
 * it. Parameters: `snapshots` starts page-scoped actors at a state (a list, or a record by label), `path` is
 * the address. Globals: `clock` is `paused` or a speed, `locale` the locale of dates and numbers.
 */
export const withApp: Decorator = (Story, { parameters, globals }) => {
  setFormatting({ locale: globals.locale ?? 'en-US', timeZone: 'UTC' })
  return (
    <AppAround
      // Renders the story again when the locale changes.
      key={globals.locale}
      path={parameters.path ?? '/'}
      snapshots={parameters.snapshots ?? []}
      pace={globals.clock ?? 'paused'}
    >
      <Story />
    </AppAround>
  )
}

let newest: ActorEnvironment | null = null

/** The environment of the most recently rendered story. */
export const storyEnvironment = (): ActorEnvironment | null => newest

interface AppAroundProps {
  path: string
  snapshots: StoryStarts
  /** `paused`, or how fast the clock runs. */
  pace: string
  children: ReactNode
}

function AppAround({ path, snapshots, pace, children }: AppAroundProps) {
  const [environment] = useState(() => {
    const clock = createClock(browserClockHost)
    clock.pause()
    newest = {
      clock,
      random: createRandom(1),
      tap: createInspectTap(),
      now: () => STORY_TIME + clock.now(),
      snapshots: new Map(startPoints(snapshots).map(([label, snapshot]) => [label, { snapshot }])),
    }
    return newest
  })
  const { clock } = environment
  useEffect(() => run(clock, pace), [clock, pace])
  useEffect(() => {
    const channel = addons.getChannel()
    const step = () => void clock.step()
    channel.on(STEP, step)
    return () => channel.off(STEP, step)
  }, [clock])
  const [history] = useState(() => memoryHistory(path))
  return (
    <ActorEnvironmentProvider value={environment}>
      <NavigationProvider history={history}>
        <Routes>
          <Route path="*" element={children} />
        </Routes>
      </NavigationProvider>
    </ActorEnvironmentProvider>
  )
}

function run(clock: ControllableClock, pace: string) {
  if (pace === 'paused') return clock.pause()
  clock.setSpeed(Number(pace))
  clock.resume()
}
