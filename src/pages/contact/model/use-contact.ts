import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { simulatedSend } from '@/shared/lib/simulated'
import { contactMachine } from '@machines/contact'
import { submitMachine } from '@machines/submit'

export type ContactActor = ActorRefFrom<typeof contactMachine>

/** The contact form of this page. */
export function useContact(): ContactActor {
  return usePageActor(
    contactMachine.provide({
      actors: { submit: submitMachine.provide({ actors: { send: fromPromise(simulatedSend) } }) },
    }),
  )
}
