import { JOBS, type Resume } from '@/entities/job/model'
import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { journeysOf, startBench, type Walk } from '../../../../tests/machines/kit'
import { careersApplicationMachine } from './careers-application'

const job = JOBS[0] as (typeof JOBS)[number]
const change = (field: 'name' | 'email' | 'portfolio', value: string) =>
  ({ type: 'field.change', field, value }) as const
const choose = (name: string, size: number) =>
  ({ type: 'field.change', field: 'resume', value: { name, size } as Resume }) as const
const open = { type: 'open', subject: job } as const
const submit = { type: 'submit' } as const
const application = [change('name', 'Ada'), change('email', 'ada@orrery.example'), choose('ada.pdf', 120_000)]

const walk: Walk<typeof careersApplicationMachine> = {
  machine: careersApplicationMachine,
  input: { subject: null },
  events: [],
}

// As the documents have it (CAR-03, CAR-04).
describe('careers-application', () => {
  const journey = journeysOf(walk)
  const applied = (name: string) => journey(name).send(open, ...application, submit)

  applied('is confirmed for three seconds, then the list is back and the form empty')
    .wait(1999)
    .expect({ state: { submitting: 'pausing' } })
    .wait(1)
    .answer('send')
    .wait(2999)
    .expect({ state: 'success', context: { subject: { title: job.title } } })
    .wait(1)
    .expect({ state: 'closed', context: { values: { name: '', resume: null } } })

  applied('cannot be left while it is sent').expect({ cannot: [{ type: 'close' }] })

  applied('keeps what was typed when sending fails, and when it is left and opened again')
    .wait(2000)
    .fail('send', new Failure('down', 'network'))
    .expect({ state: 'error', context: { values: { resume: { name: 'ada.pdf' } } } })
    .send({ type: 'close' }, { type: 'open', subject: JOBS[1] ?? null })
    .expect({ state: 'editing', context: { values: { name: 'Ada' }, failure: null, errors: [] } })

  it.each([
    ['resume.exe', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume.pdf.exe', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume', 1000, /PDF, DOCX, DOC or RTF/],
    ['resume.PDF', 6 * 1024 * 1024, /6\.0MB; 5MB is the maximum/],
    ['resume.pdf', 5 * 1024 * 1024 + 1, /5\.1MB; 5MB is the maximum/],
    ['resume.rtf', 0, /empty/],
  ])('refuses %s with %i bytes as soon as it is chosen (CAR-03)', (name, size, text) => {
    const { actor } = startBench(walk)
    actor.send(open)
    actor.send(choose(name, size))
    expect(actor.getSnapshot().context.errors).toEqual([
      { field: 'resume', message: expect.stringMatching(text) },
    ])
    actor.send(choose('resume.docx', 5 * 1024 * 1024))
    expect(actor.getSnapshot().context.errors).toEqual([])
  })

  it('requires name, email address and resume; the rest is optional, but a portfolio must be a URL', () => {
    const { actor } = startBench(walk)
    actor.send(open)
    const refused = () => {
      actor.send(submit)
      return actor.getSnapshot().context.refused?.field
    }
    expect(refused()).toBe('name')
    actor.send(change('name', 'Ada'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery'))
    expect(refused()).toBe('email')
    actor.send(change('email', 'ada@orrery.example'))
    expect(refused()).toBe('resume')
    actor.send(choose('a.doc', 1))
    actor.send(change('portfolio', 'javascript:alert(1)'))
    expect(refused()).toBe('portfolio')
    actor.send(change('portfolio', 'https://ada.example/work?x=1'))
    expect(refused()).toBeUndefined()
    expect(actor.getSnapshot().matches('submitting')).toBe(true)
  })
})
