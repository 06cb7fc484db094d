import { type Application, APPLICATION_RULES, EMPTY_APPLICATION, type Job } from '@/entities/job/model'
import { brokenRules } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { simulatedSend } from '@/shared/lib/simulated'
import { createFormMachine } from '@machines/form'

/** CAR-03, CAR-04: the application for one position; closed is the list. Its times are those of D3 §9. */
export const careersApplicationMachine = createFormMachine<Application, Job | null>({
  id: 'careers-application',
  empty: EMPTY_APPLICATION,
  check: (values) => brokenRules(APPLICATION_RULES, values),
  choices: ['resume'],
  opens: true,
  staysWhileSending: true,
  pause: 2000,
  successShown: 3000,
})

export type CareersApplicationActor = ActorRefFrom<typeof careersApplicationMachine>

/** The application form of the careers page. */
export const useCareersApplication = (): CareersApplicationActor =>
  usePageActor(careersApplicationMachine, {
    input: { subject: null },
    effects: { actors: { send: simulatedSend } },
  })
