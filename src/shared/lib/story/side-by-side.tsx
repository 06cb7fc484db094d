import { chakra } from '@chakra-ui/react'
import type { Args, Decorator, StoryContext, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { within } from 'storybook/test'
import {
  type ActorEnvironment,
  ActorEnvironmentProvider,
  createInspectTap,
  type InspectTap,
  useActorEnvironment,
} from '../machine'
import { assertStands, type Standing } from './standing'
import { type StoryStarts, startPoints } from './start-points'

/** The parts of a story that a cell uses. Their functions are called with the context of the whole grid. */
interface Cell {
  args?: Args
  render?: (args: Args, context: StoryContext) => ReactNode
  decorators?: Decorator | Decorator[]
  play?: (context: StoryContext) => void | Promise<void>
  parameters?: {
    snapshots?: StoryStarts
    stands?: Standing[]
    walks?: boolean
  }
}

/** Rules of axe about landmarks that a page has once: a grid repeats them. */
const REPEATED = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-complementary-is-top-level',
  'landmark-banner-is-top-level',
].map((id) => ({ id, enabled: false }))

/** `ReviewRefused` as `Review refused`. */
const labelOf = (name: string) =>
  name
    .replaceAll(/(?<=.)(?=[A-Z])/g, ' ')
    .replaceAll(/(?<= )[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())

/**
 * One story that renders several, each in a cell under its name. A cell has its own actors, begins at the snapshots of
 * its story and runs its `play` with a `canvas` that sees the cell alone. Stories that open a dialog, move the clock or
 * need an address of their own cannot share a page.
 */
export function sideBySide(meta: object, stories: Record<string, StoryObj | object>): StoryObj {
  const cells = Object.entries(stories as Record<string, Cell>)
  const environments = new Map<string, ActorEnvironment>()
  return {
    parameters: { a11y: { config: { rules: REPEATED } } },
    render: (args, context) => (
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        {cells.map(([name, cell]) => (
          <chakra.div key={name} role="group" aria-label={labelOf(name)}>
            <chakra.div textStyle="sm" color="fg.muted" py="2" aria-hidden>
              {labelOf(name)}
            </chakra.div>
            <div data-cell={name}>
              <CellEnvironment
                snapshots={cell.parameters?.snapshots}
                onStart={(environment) => environments.set(name, environment)}
              >
                {contentOf(meta as Cell, cell, args, context as StoryContext)}
              </CellEnvironment>
            </div>
          </chakra.div>
        ))}
      </chakra.div>
    ),
    async play(context) {
      const { canvasElement, args } = context
      if (document.querySelector('[role$="dialog"]')) throw new Error('A dialog covers the other cells.')
      for (const [name, cell] of cells) {
        const element = canvasElement.querySelector<HTMLElement>(`[data-cell=${name}]`)
        if (!element) throw new Error(`The cell ${name} is not there.`)
        for (const arg of Object.values(args)) (arg as { mockClear?: () => void } | null)?.mockClear?.()
        try {
          const own = {
            ...context,
            canvas: within(element),
            canvasElement: element,
            args: { ...args, ...cell.args },
          }
          await cell.play?.(own as unknown as StoryContext)
          assertStands(cell.parameters ?? {}, environments.get(name) ?? null)
        } catch (error) {
          throw new Error(`In the cell ${name}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          })
        }
      }
    },
  }
}

function contentOf(meta: Cell, cell: Cell, args: Args, context: StoryContext): ReactNode {
  const own = { ...args, ...cell.args }
  const render = cell.render ?? meta.render
  const { component: Component } = context as { component?: React.ComponentType<Args> }
  const content = () => (render ? render(own, context) : Component && <Component {...own} />)
  return [cell.decorators ?? []]
    .flat()
    .reduce<() => ReactNode>(
      (inner, decorate) => () => decorate(inner as never, context as never) as ReactNode,
      content,
    )()
}

interface CellEnvironmentProps {
  snapshots: StoryStarts | undefined
  onStart: (environment: ActorEnvironment) => void
  children: ReactNode
}

/** The environment of the story, with start points and a tap of the cell's own. */
function CellEnvironment({ snapshots, onStart, children }: CellEnvironmentProps) {
  const outer = useActorEnvironment()
  const [environment] = useState(() => {
    const own: ActorEnvironment = {
      ...outer,
      tap: tapWithin(outer.tap),
      snapshots: new Map(startPoints(snapshots ?? []).map(([label, snapshot]) => [label, { snapshot }])),
    }
    onStart(own)
    return own
  })
  return <ActorEnvironmentProvider value={environment}>{children}</ActorEnvironmentProvider>
}

/** A tap that knows the actors of one cell, and registers them with the tap of the story too, for the inspector. */
function tapWithin(outer: InspectTap): InspectTap {
  const own = createInspectTap()
  return {
    ...own,
    register(actor, label) {
      const ends = [own.register(actor, label), outer.register(actor, label)]
      return () => ends.forEach((end) => end())
    },
  }
}
