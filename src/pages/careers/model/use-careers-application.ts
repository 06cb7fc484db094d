import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { simulatedSend } from '@/shared/lib/simulated'
import { careersApplicationMachine } from '@machines/careers-application'
import { submitMachine } from '@machines/submit'

export type CareersApplicationActor = ActorRefFrom<typeof careersApplicationMachine>

/** The application form of the careers page. */
export function useCareersApplication(): CareersApplicationActor {
  return usePageActor(
    careersApplicationMachine.provide({
      actors: { submit: submitMachine.provide({ actors: { send: fromPromise(simulatedSend) } }) },
      actions: { scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }) },
    }),
  )
}
