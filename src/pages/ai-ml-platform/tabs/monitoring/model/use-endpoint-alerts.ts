import { acknowledgeAlert, listAlerts } from '@/entities/endpoint'
import type { EndpointAlert } from '@/entities/endpoint/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** The alerts of a workspace; the question is the alert that is acknowledged before, or an empty text. */
export const endpointAlertsMachine = createAskMachine<string, EndpointAlert[]>({
  id: 'endpoint-alerts',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointAlertsActor = ActorRefFrom<typeof endpointAlertsMachine>

const LIVE = 15_000

/** The alerts of a workspace, read again while the page is visible. */
export function useEndpointAlerts(workspace: string): EndpointAlertsActor {
  const actor = usePageActor(endpointAlertsMachine, {
    input: { question: '' },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          if (question !== '') await acknowledgeAlert(question, signal)
          return listAlerts(workspace, signal)
        },
      },
    },
  })
  useWhileVisible(true, LIVE, () => {
    // An acknowledgement under way is not given up.
    if (!actor.getSnapshot().hasTag('busy')) actor.send({ type: 'ask', question: '' })
  })
  return actor
}
