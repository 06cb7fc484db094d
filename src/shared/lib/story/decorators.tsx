import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AnyMachineSnapshot } from 'xstate'
import { browserClockHost, createClock } from '../clock'
import { ActorEnvironmentProvider, createInspectTap } from '../machine'
import { createRandom } from '../random'
import { STORY_TIME } from './entries'

/**
 * The environment and router that components find in the app. The clock stands still.
 * Parameters: `snapshots` starts page-scoped actors at a state (a list, or a record by label), `path` is the address, `loaderData` what its loader read.
 */
export const withApp: Decorator = (Story, { parameters }) => (
  <AppAround
    path={parameters.path ?? '/'}
    snapshots={parameters.snapshots ?? []}
    loaderData={parameters.loaderData}
  >
    <Story />
  </AppAround>
)

interface AppAroundProps {
  path: string
  snapshots: AnyMachineSnapshot[] | Record<string, AnyMachineSnapshot>
  loaderData: unknown
  children: ReactNode
}

function AppAround({ path, snapshots, loaderData, children }: AppAroundProps) {
  const [environment] = useState(() => {
    const clock = createClock(browserClockHost)
    clock.pause()
    return {
      clock,
      random: createRandom(1),
      tap: createInspectTap(),
      now: () => STORY_TIME + clock.now(),
      // A story stands still at its state: no timer of it starts.
      snapshots: new Map(labelled(snapshots).map(([label, snapshot]) => [label, { snapshot, timers: [] }])),
    }
  })
  const [router] = useState(() => {
    const route = { path: '*', element: children }
    const hydrationData = { loaderData: { story: loaderData } }
    return createMemoryRouter([{ ...route, id: 'story', loader: () => loaderData ?? null }], {
      initialEntries: [path],
      hydrationData,
    })
  })
  return (
    <ActorEnvironmentProvider value={environment}>
      <RouterProvider router={router} />
    </ActorEnvironmentProvider>
  )
}

const labelled = (snapshots: AppAroundProps['snapshots']): [label: string, AnyMachineSnapshot][] =>
  Array.isArray(snapshots)
    ? snapshots.map((snapshot) => [snapshot.machine.id, snapshot])
    : Object.entries(snapshots)
