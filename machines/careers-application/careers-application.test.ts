import { JOBS, validateApplication } from '@/entities/job/model'
import { careersApplicationMachine } from '@machines/careers-application'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, startBench, type Walk } from '../../tests/machines/kit'

const job = JOBS[0] as (typeof JOBS)[number]
const change = (field: 'name' | 'email' | 'portfolio', value: string) =>
  ({ type: 'field.change', field, value }) as const
const resume = (name: string, size: number) => ({ type: 'resume.choose', resume: { name, size } }) as const
const application = [change('name', 'Ada'), change('email', 'ada@orrery.example'), resume('ada.pdf', 120_000)]

const walk: Walk<typeof careersApplicationMachine> = {
  machine: careersApplicationMachine,
  children: ['submit'],
  events: [...application, { type: 'apply', job }, { type: 'submit' }, { type: 'back' }],
  answers: {
    submit: {
      done: [
        { sent: true, failure: null },
        { sent: false, failure: 'down' },
      ],
    },
  },
  key: ({ context }) => context.values,
  unreachable: {
    'careers-application.form.submitting --xstate.error.actor.submit--> careers-application.form.error #0':
      'the submission reports its failures; the branch is the way out if it ever breaks',
  },
}

function applied() {
  const bench = startBench(walk)
  bench.actor.send({ type: 'apply', job })
  for (const event of application) bench.actor.send(event)
  bench.actor.send({ type: 'submit' })
  return bench
}

describe('careers-application', () => {
  itCoversEverything(walk)

  it('opens the form at its top and confirms for three seconds, then is empty again (CAR-04)', async () => {
    const { actor, clock, resolve, actions } = applied()
    expect(actions.scrollToTop).toHaveBeenCalledTimes(1)
    await resolve('submit', { sent: true, failure: null })
    clock.increment(2999)
    expect(actor.getSnapshot().matches('confirmation')).toBe(true)
    expect(actor.getSnapshot().context.job?.title).toBe(job.title)
    clock.increment(1)
    expect(actor.getSnapshot().matches('list')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ job: null, values: { name: '', resume: null } })
  })

  it('keeps what was typed when sending fails, and when the form is left and opened again', async () => {
    const { actor, resolve } = applied()
    await resolve('submit', { sent: false, failure: 'down' })
    expect(actor.getSnapshot().matches({ form: 'error' })).toBe(true)
    expect(actor.getSnapshot().context.values.resume?.name).toBe('ada.pdf')
    actor.send({ type: 'back' })
    actor.send({ type: 'apply', job })
    expect(actor.getSnapshot().context.values.name).toBe('Ada')
  })

  it.each([
    ['resume.exe', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume.pdf.exe', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume.PDF', 6 * 1024 * 1024, /6\.0MB; 5MB is the maximum/],
    ['resume.pdf', 5 * 1024 * 1024 + 1, /5MB is the maximum/],
    ['resume.rtf', 0, /empty/],
  ])('refuses %s with %i bytes as soon as it is chosen (CAR-03)', (name, size, text) => {
    const { actor } = startBench(walk)
    actor.send({ type: 'apply', job })
    actor.send(resume(name, size))
    expect(actor.getSnapshot().context.fieldError).toMatchObject({
      field: 'resume',
      message: expect.stringMatching(text),
    })
    actor.send(resume('resume.docx', 5 * 1024 * 1024))
    expect(actor.getSnapshot().context.fieldError?.field).not.toBe('resume')
  })

  it('needs name, address and resume; the rest is optional, but a portfolio is an address', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'apply', job })
    const refused = () => {
      actor.send({ type: 'submit' })
      return actor.getSnapshot().context.fieldError?.field
    }
    expect(refused()).toBe('name')
    actor.send(change('name', 'Ada'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery.example'))
    expect(refused()).toBe('resume')
    actor.send(resume('a.doc', 1))
    actor.send(change('portfolio', 'javascript:alert(1)'))
    expect(refused()).toBe('portfolio')
    actor.send(change('portfolio', 'https://ada.example/work?x=1'))
    expect(validateApplication(actor.getSnapshot().context.values)).toBeNull()
  })
})
