import { describe, expect, it, vi } from 'vitest'
import { findPassage } from '@/entities/article/lib/passage'
import { FIRST_QUESTIONS, QUESTIONS, SAMPLE_CHAT, suggestionsOf } from '@/entities/assistant/model'
import { readConfigLink } from '@/entities/project/model'
import { parseMarkdown } from '@/shared/lib/markdown/parse'
import { replyTo } from '@/features/chat-with-assistant/model/answers'
import { earlierQuestion, messagesWith } from '@/features/chat-with-assistant/model/found'
import { transcriptOf } from '@/features/chat-with-assistant/model/transcript'

const FALLBACK =
  "I'm not sure I understand your question completely. Could you provide more details or rephrase?"
const ask = (question: string) => replyTo(question, { findPassage, readThings: async () => [] })
const urls = async (question: string) => {
  const { links = [], actions = [] } = await ask(question)
  return [...links, ...actions].map(({ url }) => url)
}

describe('answers', () => {
  it.each([
    [FIRST_QUESTIONS[0], /create a new model/, '/ai-ml-platform?tab=models'],
    [FIRST_QUESTIONS[1], /data formats/, '/ai-ml-platform/upload-dataset'],
    [FIRST_QUESTIONS[2], /deploy a model/, '/ai-ml-platform/deploy-model'],
    [FIRST_QUESTIONS[3], /monitor model performance/, '/ai-ml-platform?tab=monitoring'],
    ['How do I get it into PRODUCTION', /deploy a model/, '/ai-ml-platform/deploy-model'],
    ['which metrics are there', /monitor model performance/, '/ai-ml-platform?tab=monitoring'],
    ['show me the failed jobs', /failed/, '/ai-ml-platform?tab=models&status=failed'],
    ['upload my data', /dataset/, '/ai-ml-platform/upload-dataset'],
  ])('%s (AST-10)', async (question, words, url) => {
    expect((await ask(question)).content).toMatch(words)
    expect(await urls(question)).toContain(url)
  })

  it.each(['How do I start?', 'where do i begin', 'hi, how do I get started here?', "I'm new here"])(
    '%s: offers the first steps',
    async (question) =>
      expect(await urls(question)).toEqual([
        '/docs/getting-started',
        '/create-project',
        '/ai-ml-platform/upload-dataset',
        '/ai-ml-platform/train',
      ]),
  )

  it.each(['what does Sample mean', 'why is it marked sample?', 'what are the samples'])(
    '%s: says that samples came with the account',
    async (question) => expect((await ask(question)).content).toMatch(/came with your account/),
  )

  it('the answers about training and deployment name what is real', async () => {
    expect(await urls('How do I create a new model?')).toContain('/ai-ml-platform/train')
    expect((await ask('How do I deploy a model?')).content).toMatch(/For an endpoint that answers/)
  })

  it('start a project with the named technologies', async () => {
    const [, path = ''] = await urls('Start a project with Next.js, Java and MySQL')
    expect(readConfigLink(path.slice(path.indexOf('?')))?.value).toMatchObject({
      frontend: 'Next.js',
      backend: 'Java',
      database: 'MySQL',
    })
    expect(await urls('create a javascript project')).toContain('/create-project')
  })

  it('quote the documentation, with its location and its code', async () => {
    const { content, links, codeSnippet } = await ask('How do I start Orrery?')
    expect(content).toMatch(/\*\*Getting started\*\*, under \*\*Start Orrery\*\*/)
    expect(links).toEqual([{ text: 'Getting started', url: '/docs/getting-started#start-orrery' }])
    expect(codeSnippet).toEqual({ language: 'sh', text: 'npm start' })
    expect((await ask('what is counted as a misssing value?')).links?.[0]?.url).toMatch(
      '/docs/checking-a-dataset#missing-values',
    )
  })

  it.each([
    'asdf qwerty zxcv',
    'the of and',
    '???',
    'What is the weather in Paris tomorrow?',
    'from one',
    'question from one',
    'question ok',
    'again one',
    'question evil',
    'question slow',
  ])('do not pretend to know: %s (AST-11)', async (question) => {
    const { content, links } = await ask(question)
    expect(content).toBe(FALLBACK)
    expect(links).toEqual([
      { text: 'Documentation', url: '/docs' },
      { text: 'Contact', url: '/contact' },
    ])
  })

  it.each(QUESTIONS)('cover every suggested question: %s', async (question) =>
    expect((await ask(question)).content).not.toBe(FALLBACK),
  )

  it('do not mention a documentation index that fails to load', async () => {
    await expect(
      replyTo('Where is my data?', {
        findPassage: () => Promise.reject(new Error('down')),
        readThings: async () => null,
      }),
    ).rejects.toThrow('down')
    const never = vi.fn()
    await replyTo('How do I deploy a model?', { findPassage: never, readThings: never })
    expect(never).not.toHaveBeenCalled()
  })

  it('treat ten thousand letters and markup as plain text', async () => {
    expect((await ask('x'.repeat(10_000))).content).toBe(FALLBACK)
    expect((await ask('<script>alert(1)</script>')).content).not.toMatch('<script')
  })
})

describe('the conversation', () => {
  const said = (content: string, id: string) => ({ id, content, sender: 'user', timestamp: 0 }) as const

  it('suggests four questions at first, and three more after each reply (AST-03, AST-05)', () => {
    expect(suggestionsOf(SAMPLE_CHAT.messages.slice(0, 1))).toEqual(FIRST_QUESTIONS)
    const asked = [said('Show failing jobs', 'a')]
    let before = suggestionsOf(asked)
    expect(before).toHaveLength(3)
    expect(before).not.toContain('Show failing jobs')
    for (let count = 0; count < 12; count++) {
      asked.push(said('Why?', `b${count}`))
      const next = suggestionsOf(asked)
      expect(next).toHaveLength(3)
      expect(next).not.toEqual(before)
      before = next
    }
  })

  it('is searched for all words, also in code', () => {
    const { messages } = SAMPLE_CHAT
    expect(messagesWith(messages, ' ')).toBe(messages)
    expect(messagesWith(messages, 'FOLDER orrery').map(({ id }) => id)).toEqual(['reply001'])
    expect(messagesWith(messages, 'npm start').map(({ id }) => id)).toEqual(['reply001'])
    expect(messagesWith(messages, 'nowhere')).toEqual([])
  })

  it('recalls earlier questions, newest first', () => {
    expect(earlierQuestion(['one', 'two'], '')).toBe('two')
    expect(earlierQuestion(['one', 'two'], 'two')).toBe('one')
    expect(earlierQuestion(['one', 'two'], 'one')).toBeNull()
    expect(earlierQuestion(['one', 'two'], 'three')).toBeNull()
    expect(earlierQuestion([], '')).toBeNull()
  })

  it('is exported as Markdown in which typed text stays plain text', () => {
    const text = transcriptOf([...SAMPLE_CHAT.messages, said('# a\n```\n</b>', 'evil')])
    expect(text).toMatch('## You, Nov 22, 2026')
    expect(text).toMatch('- [Getting started](/docs/getting-started)')
    const last = parseMarkdown(text).blocks.at(-1)
    expect(last).toEqual({ type: 'code', language: '', text: '# a\n```\n</b>' })
    const code = parseMarkdown(text).blocks.filter(({ type }) => type === 'code')
    expect(code).toContainEqual({ type: 'code', language: 'sh', text: 'npm start' })
  })
})
