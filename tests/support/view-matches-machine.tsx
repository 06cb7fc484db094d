import type { StoryContext, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type {
  Actor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  StateValue,
  StateValueFrom,
} from 'xstate'
import { fewestPathsOf } from '../machines/kit/paths'
import { perform } from '../machines/kit/perform'
import { startStage, type Walk } from '../machines/kit/stage'

export type Canvas = StoryContext['canvas']

/** `error.sending` for `{ error: 'sending' }`; of parallel regions each has its own. */
type PathOf<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${PathOf<NonNullable<TValue[K]>>}` }[keyof TValue & string]

/** Without `error` where there is `error.sending`. */
type LeafOf<TPath extends string, TAll extends string = TPath> = TPath extends unknown
  ? [Extract<TAll, `${TPath}.${string}`>] extends [never]
    ? TPath
    : never
  : never

/** The action of a person that causes the event; `elsewhere` when the event comes from outside the screen. */
type Gesture<TEvent> = ((canvas: Canvas, event: TEvent) => unknown) | 'elsewhere'

export interface View<TMachine extends AnyStateMachine> extends Omit<Walk<TMachine>, 'machine'> {
  render: (actor: Actor<TMachine>) => ReactNode
  /** One for every event of the machine. */
  gestures: {
    [K in EventFrom<TMachine>['type']]: Gesture<Extract<EventFrom<TMachine>, { type: K }>>
  }
  /** Checks of the elements that must be visible in every state, by role and name. */
  shows: {
    [K in LeafOf<PathOf<StateValueFrom<TMachine>>>]: (
      canvas: Canvas,
      context: ContextFrom<TMachine>,
    ) => unknown
  }
  /** Walked besides the generated paths, e.g. a submission with every field wrong. */
  also?: EventFrom<TMachine>[][]
  /** False for what the machine would take there and the screen does not offer. */
  offers?: (context: ContextFrom<TMachine>, event: EventFrom<TMachine>, value: StateValue) => boolean
}

type Played<TMachine extends AnyStateMachine> = View<TMachine> & Walk<TMachine>

/**
 * A story that walks generated paths of the machine by the gestures of a person, so few that every transition is taken
 * in every state that has it, and looks after every step whether the screen shows what the state says. An event without a gesture or a state without a look does not compile.
 */
export function viewMatchesMachine<TMachine extends AnyStateMachine>(
  machine: TMachine,
  view: View<NoInfer<TMachine>>,
): StoryObj {
  const played = { ...view, machine } as Played<TMachine>
  let present: (content: ReactNode) => void = () => undefined
  const set = (one: (content: ReactNode) => void) => {
    present = one
  }
  return {
    render: () => <Screen ready={set} />,
    play: async ({ canvas, step }) => {
      const paths: AnyEventObject[][] = [...fewestPathsOf(played), ...(view.also ?? [])]
      for (const [index, path] of paths.entries())
        await step(path.map(({ type }) => type).join(', '), () =>
          walk(played, canvas, path, (content) => present(<div key={index}>{content}</div>)),
        )
    },
  }
}

async function walk<TMachine extends AnyStateMachine>(
  view: Played<TMachine>,
  canvas: Canvas,
  path: AnyEventObject[],
  present: (content: ReactNode) => void,
) {
  const shown = startStage(view, () => () => undefined)
  const model = startStage(view, () => () => undefined)
  const snapshotOf = (stage: typeof shown) => stage.actor.getSnapshot() as AnyMachineSnapshot
  for (const { actor } of [shown, model]) for (const event of view.before ?? []) actor.send(event as never)
  present(view.render(shown.actor))
  const look = () =>
    waitFor(() => {
      const { context, value } = snapshotOf(shown)
      expect(value).toEqual(snapshotOf(model).value)
      for (const state of pathsIn(value))
        view.shows[state as keyof typeof view.shows](canvas, context as ContextFrom<TMachine>)
    })
  await look()
  for (const event of path) {
    const { context, value } = snapshotOf(model)
    if (view.offers?.(context as ContextFrom<TMachine>, event as EventFrom<TMachine>, value) === false) break
    const gesture = view.gestures[event.type as keyof typeof view.gestures] as Gesture<unknown> | undefined
    if (!gesture || gesture === 'elsewhere') await perform(shown, event)
    else await gesture(canvas, event)
    await perform(model, event)
    await look()
  }
  shown.actor.stop()
  model.actor.stop()
}

/** Fills a field at once, as pasting does. A value that the field already has is typed anew. */
export function fill(field: HTMLElement, value: string): void {
  if (field instanceof HTMLInputElement && field.value === value)
    fireEvent.change(field, { target: { value: '' } })
  fireEvent.change(field, { target: { value } })
}

/** Presses the button of this name once it is there. */
export const press = async (canvas: Canvas, name: string | RegExp) =>
  fireEvent.click(await canvas.findByRole('button', { name }))

/** The field holds the value, says its error, and cannot be changed while the form is sent. */
export function expectField(
  field: HTMLElement,
  { value, error, locked }: { value: string | boolean; error?: string; locked: boolean },
): void {
  if (typeof value === 'boolean') expect((field as HTMLInputElement).checked).toBe(value)
  else expect(field).toHaveValue(value)
  if (error) expect(field).toHaveAccessibleDescription(expect.stringContaining(error))
  expect(field.getAttribute('aria-invalid') === 'true').toBe(error !== undefined)
  expect(field.matches(':disabled, [readonly], [aria-disabled=true]')).toBe(locked)
}

const pathsIn = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : pathsIn(inner).map((path) => `${key}.${path}`),
      )

function Screen({ ready }: { ready: (present: (content: ReactNode) => void) => void }) {
  const [content, setContent] = useState<ReactNode>(null)
  // At once: the walk before may have ended looking just as this one begins, and its actor is stopped.
  useEffect(() => ready((next) => flushSync(() => setContent(next))), [ready])
  return content
}
