import { simulatedSend } from '@/shared/lib/simulated'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { submitMachine } from '@machines/submit'
import { templateRequestMachine } from '@machines/template-request'

export type TemplateRequestActor = ActorRefFrom<typeof templateRequestMachine>

/** The Request Template dialog of this page. */
export function useTemplateRequest(): TemplateRequestActor {
  return usePageActor(
    templateRequestMachine.provide({
      actors: { submit: submitMachine.provide({ actors: { send: fromPromise(simulatedSend) } }) },
    }),
  )
}
