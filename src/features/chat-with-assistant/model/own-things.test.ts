import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'
import { messageSchema } from '@/entities/assistant/model'
import { type OwnQuestion, ownQuestionOf, ownReply, type Thing } from './own-things'

const thing = (kind: Thing['kind'], name: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id: name,
  name,
  path: `/of/${kind}`,
  sample: false,
  ...more,
})
const reply = (question: string, things: readonly Thing[] | null) =>
  ownReply(ownQuestionOf(question) as OwnQuestion, things)
const names = (question: string, things: readonly Thing[]) =>
  reply(question, things).links?.map(({ text }) => text)

describe('questions about the person’s own things', () => {
  it.each<[string, OwnQuestion]>([
    ['How many projects do I have?', { kind: 'project' }],
    ['list my projects', { kind: 'project' }],
    ['my projects', { kind: 'project' }],
    ['which job failed', { kind: 'job', statuses: ['failed'] }],
    ['is any job still running', { kind: 'job', statuses: ['training'] }],
    ['which jobs are completed', { kind: 'job', statuses: ['completed'] }],
    ['which datasets have missing values', { kind: 'dataset', missing: true }],
    ['what is deployed', { kind: 'deployment' }],
    ['which models are offline', { kind: 'deployment', statuses: ['offline'] }],
    ['who is on my team', { kind: 'member' }],
    ['do i have any drafts', { kind: 'draft' }],
    ['which providers do I have', { kind: 'provider' }],
    ['show my api keys', { kind: 'key' }],
    ['whats my newest project called', { kind: 'project', newest: true }],
    ['are any of my models down right now', { kind: 'deployment', statuses: ['error', 'offline'] }],
  ])('%s', (question, wanted) => expect(ownQuestionOf(question)).toEqual(wanted))

  it.each([
    'How do I create a project?',
    'how many projects can I create',
    'Which roles does a team have?',
    'what is a dataset',
    'what happens to my projects if I clear the browser',
    'where are my api keys stored',
    'Which data formats are supported?',
    'can I delete my project',
    'my model is down, what now',
    'hello',
  ])('are not: %s', (question) => expect(ownQuestionOf(question)).toBeNull())
})

describe('the answer about the person’s own things', () => {
  const projects = [
    thing('project', 'Tide board'),
    thing('project', 'Shop'),
    thing('project', 'Storefront', { sample: true }),
    thing('dataset', 'churn.csv', { missing: 120 }),
  ]

  it('counts them, says that samples are samples, and links to each and to the page', () => {
    const { content, links, actions } = reply('How many projects do I have?', projects)
    expect(content).toBe(
      'You have **2 projects**. Not counted: 1 sample project, which came with your account.',
    )
    expect(links).toEqual([
      { text: 'Tide board', url: '/of/project' },
      { text: 'Shop', url: '/of/project' },
    ])
    expect(actions).toEqual([{ text: 'Open Projects', url: '/projects' }])
  })

  it('names the newest alone', () => {
    const { content, links } = reply('what is my newest project', projects)
    expect(content).toBe('This is your newest project:')
    expect(links).toEqual([{ text: 'Tide board', url: '/of/project' }])
  })

  it('never counts a sample as the person’s own, and marks it', () => {
    const samples = [thing('job', 'shelf-detector', { sample: true, status: 'failed' })]
    const { content, actions } = reply('which job failed', samples)
    expect(content).toMatch(
      /^You have no training jobs of your own with the status failed\. Not counted: 1 sample/,
    )
    expect(names('which job failed', samples)).toEqual(['shelf-detector (sample)'])
    expect(actions?.[0]?.url).toBe('/ai-ml-platform?tab=models&status=failed')
  })

  it('picks those with the status or with missing values, and says which could not be looked into', () => {
    const things = [
      thing('dataset', 'churn.csv', { missing: 120 }),
      thing('dataset', 'whole.csv', { missing: 0 }),
      thing('dataset', 'clips'),
      thing('job', 'one', { status: 'failed' }),
      thing('job', 'two', { status: 'completed' }),
    ]
    expect(names('which job failed', things)).toEqual(['one'])
    expect(names('which datasets have missing values', things)).toEqual(['churn.csv (120 missing)'])
    expect(reply('which datasets have missing values', things).content).toBe(
      'You have **1 dataset with missing values**. 1 of your datasets has no statistics.',
    )
  })

  it('asks a visitor to sign in', () => {
    const { content, actions } = reply('How many projects do I have?', null)
    expect(content).toMatch(/^Sign in to see your projects/)
    expect(actions).toEqual([{ text: 'Sign In', url: '/signin?returnUrl=%2Fprojects' }])
  })

  it('can be stored, however things are called and however many there are', () => {
    const things = [
      thing('project', ' '),
      thing('project', 'x'.repeat(5000), { sample: true }),
      ...Array.from({ length: 5000 }, (_, index) =>
        thing('project', `**p** [${index}](javascript:alert(1))`),
      ),
    ]
    const said = reply('list my projects', things)
    expect(said.content).toMatch('**5001 projects**; the first 5 are below')
    expect(said.links).toHaveLength(5)
    expect(said.links?.[0]?.text).toBe('Untitled')
    expect(said.content).not.toMatch('javascript')
    const message = { id: 'a', sender: 'assistant', timestamp: 0, ...said }
    expect(safeParse(messageSchema, message).success).toBe(true)
  })
})
