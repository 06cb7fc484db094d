import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sendMessage } from '@/entities/message'
import type { Sent } from '@/entities/message/model'
import { type Application, applicationSchema, EMPTY_APPLICATION, type Job, JOBS } from '@/entities/job/model'
import { Failure } from '@/shared/lib/failure'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** CAR-03, CAR-04: the application for one position; closed is the list. Its times are those of D3 §9. */
export const careersApplicationMachine = createFormMachine<Application, Job | null, Sent>({
  id: 'careers-application',
  empty: EMPTY_APPLICATION,
  check: (values) => fieldErrors(applicationSchema, values),
  choices: ['resume'],
  opens: true,
  staysWhileSending: true,
  pause: 2000,
  // A resume of 5MB over a slow connection.
  timeout: 120_000,
  successShown: 3000,
})

export type CareersApplicationActor = ActorRefFrom<typeof careersApplicationMachine>

/** The state of the history entry that shows a form in place of the positions. */
interface Applying {
  /** Id of the position. */
  applying?: Job['id']
}

/**
 * The application form of the careers page, and the function that opens it. The form is an entry of the history, so the
 * browser's Back returns to the positions. Typed values stay in the actor, and are there when the form is opened again.
 */
export function useCareersApplication(): { actor: CareersApplicationActor; apply: (job: Job) => void } {
  const navigate = useNavigate()
  const { state } = useLocation()
  const actor = usePageActor(careersApplicationMachine, {
    input: { subject: null },
    effects: { actors: { send: ({ input, signal }) => apply(input.values, input.subject, signal) } },
  })
  const id = (state as Applying | null)?.applying
  useEffect(() => {
    const job = JOBS.find((one) => one.id === id)
    if (!job) return
    actor.send({ type: 'open', subject: job })
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('closed')) void navigate(-1)
    })
    return () => {
      unsubscribe()
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'close' })
    }
  }, [actor, id, navigate])
  return {
    actor,
    apply: (job) => void navigate('', { state: { applying: job.id } satisfies Applying }),
  }
}

async function apply(values: Application, job: Job | null, signal: AbortSignal): Promise<Sent> {
  const { name, email, phone, resume, coverLetter, portfolio, referral } = values
  // An application that was restored from a link or a record has no content.
  if (!(resume?.content instanceof Blob)) throw new Failure('Please choose your resume again.')
  return sendMessage(
    {
      kind: 'application',
      fields: { name, email, phone, portfolio, referral, position: job?.title ?? '', body: coverLetter },
      resume: { name: resume.name, content: resume.content },
    },
    signal,
  )
}
