import { acknowledgeAlert, listAlerts } from '@/entities/endpoint'
import type { EndpointAlert } from '@/entities/endpoint/model'
import { type ActorRefFrom, useAskAgain, usePageActor } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** The alerts of a workspace, by its id. */
export const endpointAlertsMachine = createAskMachine<string, EndpointAlert[]>({
  id: 'endpoint-alerts',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointAlertsActor = ActorRefFrom<typeof endpointAlertsMachine>

/** Acknowledges an alert, by its id. */
export const acknowledgeMachine = createAskMachine<string, boolean>({
  id: 'acknowledge-alert',
  timeout: 15_000,
})
export type AcknowledgeActor = ActorRefFrom<typeof acknowledgeMachine>

const LIVE = 15_000

/** The alerts of a workspace, read again while the page is visible. */
export function useEndpointAlerts(workspace: string): EndpointAlertsActor {
  const actor = usePageActor(endpointAlertsMachine, {
    input: { question: workspace },
    effects: { actors: { answer: ({ input, signal }) => listAlerts(input.question, signal) } },
  })
  useWhileVisible(true, LIVE, useAskAgain(actor))
  return actor
}

/** Acknowledges alerts, and reads their list again after each. It is apart from the list: a poll neither holds it up nor ends it. */
export const useAcknowledge = (list: EndpointAlertsActor): AcknowledgeActor =>
  usePageActor(acknowledgeMachine, {
    input: { question: '' },
    effects: {
      actors: {
        async answer({ input, signal }) {
          const done = await acknowledgeAlert(input.question, signal)
          list.send({ type: 'ask' })
          return done
        },
      },
    },
  })
