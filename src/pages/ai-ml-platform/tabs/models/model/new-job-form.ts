import {
  EMPTY_JOB,
  isNameTaken,
  type NewJob,
  newJobSchema,
  type OtherJobs,
  queuedJob,
} from '@/entities/training-job/model'
import { useTraining } from '@/features/train-models'
import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { drawSeed, randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { createFormMachine } from '@machines/form'

/** TRN-05: the New Training Job dialog. It closes once the job is in the list. */
export const newTrainingJobMachine = createFormMachine<NewJob, OtherJobs>({
  id: 'new-training-job',
  empty: EMPTY_JOB,
  check: (values, others) => fieldErrors(newJobSchema(others), values),
  choices: ['model', 'dataset'],
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type NewTrainingJobActor = ActorRefFrom<typeof newTrainingJobMachine>

/** The dialog that adds to the jobs of this page. */
export function useNewTrainingJob(): NewTrainingJobActor {
  const { now, random } = useActorEnvironment()
  const { collection, actor } = useTraining()
  return usePageActor(newTrainingJobMachine, {
    input: { subject: { names: [] } },
    effects: {
      actors: {
        send: async ({ input: { values } }) => {
          const names = (await collection.read()).map(({ name }) => name)
          if (isNameTaken(values.name, { names }))
            throw new Failure(`A job called ${values.name.trim()} already exists. Choose another name.`)
          const job = queuedJob(values, `job-${randomSuffix(random, 12)}`, drawSeed(random), now())
          const result = await collection.put(job)
          try {
            assertStored(result, `the job ${job.name}`)
          } catch (error) {
            // It is in the list of this tab all the same.
            actor.send({ type: 'refused', error })
          }
        },
      },
    },
  })
}
