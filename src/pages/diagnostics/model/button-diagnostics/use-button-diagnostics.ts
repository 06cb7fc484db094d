import { examinePage, findControl } from '@/entities/page-control'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { type ButtonDiagnosticsEvent, buttonDiagnosticsMachine } from '@machines/button-diagnostics'

export type ButtonDiagnosticsActor = ActorRefFrom<typeof buttonDiagnosticsMachine>

/** The diagnostics of the open page. */
export function useButtonDiagnostics(): ButtonDiagnosticsActor {
  return usePageActor(buttonDiagnosticsMachine, {
    effects: {
      actors: { examine: async () => examinePage(window), watch: pageMoves },
      actions: { showControl: ({ id }) => bringIntoView(id && findControl(document, id)) },
    },
  })
}

const pageMoves = fromCallback<ButtonDiagnosticsEvent>(({ sendBack }) => {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  for (const type of ['resize', 'scroll'])
    window.addEventListener(type, () => sendBack({ type: 'page.move' }), options)
  return () => listening.abort()
})

function bringIntoView(element: Element | null | ''): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' })
}
