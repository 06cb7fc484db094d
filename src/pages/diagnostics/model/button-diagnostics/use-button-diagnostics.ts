import { examinePage, findControl } from '@/entities/page-control'
import { type ActorRefFrom, fromCallback, fromPromise, usePageActor } from '@/shared/lib/machine'
import { type ButtonDiagnosticsEvent, buttonDiagnosticsMachine } from '@machines/button-diagnostics'

export type ButtonDiagnosticsActor = ActorRefFrom<typeof buttonDiagnosticsMachine>

/** The diagnostics of the open page. */
export function useButtonDiagnostics(): ButtonDiagnosticsActor {
  return usePageActor(
    buttonDiagnosticsMachine.provide({
      actors: {
        examine: fromPromise(async () => examinePage(window)),
        watch: fromCallback<ButtonDiagnosticsEvent>(({ sendBack }) => {
          const listening = new AbortController()
          const options = { signal: listening.signal, capture: true, passive: true }
          for (const type of ['resize', 'scroll'])
            window.addEventListener(type, () => sendBack({ type: 'page.move' }), options)
          return () => listening.abort()
        }),
      },
      actions: { showControl: (_, { id }) => bringIntoView(id && findControl(document, id)) },
    }),
  )
}

function bringIntoView(element: Element | null | ''): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' })
}
