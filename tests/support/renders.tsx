import type { Decorator } from '@storybook/react-vite'
import { Profiler } from 'react'

/** React's record of a component: the parts that its developer tools read as well. */
interface Fiber {
  type: unknown
  /** The first bit: it was drawn. */
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  stateNode: unknown
}

const PERFORMED_WORK = 1

let root: HTMLElement | null = null
let heard: Map<string, number> | null = null

/** The story below React's profiler, which reports every commit in it. */
export const withRenders: Decorator = (Story, { canvasElement }) => {
  root = canvasElement
  return (
    <Profiler id="story" onRender={note}>
      <Story />
    </Profiler>
  )
}

/** The components that were drawn while `work` ran, by their names, with how often. Libraries' are among them. */
export async function rendersDuring(work: () => unknown): Promise<Record<string, number>> {
  heard = new Map()
  await work()
  const found = Object.fromEntries(heard)
  heard = null
  return found
}

function note() {
  if (!heard || !root) return
  const fiber = fiberOf(root)
  if (fiber) drawnIn(fiber, heard)
}

/** The committed tree of what is drawn into an element; a component that draws elsewhere (a portal) is part of it. */
function fiberOf(container: HTMLElement): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  if (key) {
    const host = (container as unknown as Record<string, Fiber>)[key]
    return (host?.stateNode as { current: Fiber } | undefined)?.current ?? null
  }
  const child = [...container.children].find((one): one is HTMLElement => one instanceof HTMLElement)
  return child ? fiberOf(child) : null
}

/** As React's developer tools do: where the child is the same object as before, nothing below was drawn. */
function drawnIn(fiber: Fiber, names: Map<string, number>) {
  const before = fiber.alternate
  if ((fiber.flags & PERFORMED_WORK) !== 0) {
    const name = nameOf(fiber.type)
    if (name) names.set(name, (names.get(name) ?? 0) + 1)
  }
  if (before && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) drawnIn(child, names)
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function')
    return (type as { displayName?: string }).displayName ?? (type.name || undefined)
  if (typeof type !== 'object' || type === null) return undefined
  const { displayName, type: inner, render } = type as Record<string, unknown>
  return typeof displayName === 'string' ? displayName : nameOf(inner ?? render)
}
