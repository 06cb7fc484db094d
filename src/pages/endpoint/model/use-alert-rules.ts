import { readAlertRules, setAlertRules } from '@/entities/endpoint'
import type { AlertRules } from '@/entities/endpoint/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** The thresholds of an endpoint, by its id. */
export const alertRulesMachine = createAskMachine<string, AlertRules>({
  id: 'alert-rules',
  timeout: 15_000,
  atOnce: true,
})
export type AlertRulesActor = ActorRefFrom<typeof alertRulesMachine>

export const useAlertRules = (endpoint: string): AlertRulesActor =>
  usePageActor(alertRulesMachine, {
    input: { question: endpoint },
    effects: { actors: { answer: ({ input, signal }) => readAlertRules(input.question, signal) } },
  })

/** Thresholds to store; `new_secret` replaces the secret of the webhook. */
type AlertSave = Omit<AlertRules, 'last_call'> & { new_secret?: boolean }

/** Stores thresholds; the answer is the new secret of the webhook, or an empty text. Null is nothing to store yet. */
export const alertSaveMachine = createAskMachine<AlertSave | null, string>({
  id: 'alert-save',
  timeout: 15_000,
})
export type AlertSaveActor = ActorRefFrom<typeof alertSaveMachine>

/** `onSaved` reads the stored thresholds again. */
export const useAlertSave = (endpoint: string, onSaved: () => void): AlertSaveActor =>
  usePageActor(alertSaveMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          if (!question) throw new Error('Nothing is to be stored.')
          const answer = await setAlertRules(endpoint, question, signal)
          onSaved()
          return answer?.secret ?? ''
        },
      },
    },
  })
