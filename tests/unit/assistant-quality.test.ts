import { expect, it } from 'vitest'
import { findPassage } from '@/entities/article/lib/passage'
import { replyTo } from '@/features/chat-with-assistant/model/answers'
import { NEW_USERS } from './assistant-new-users'
import { type Asked, HELD_OUT, SECOND, TUNED } from './assistant-questions'

const FALLBACK = /^I'm not sure I understand your question completely/

/** The questions whose first answer is wrong, each with the addresses of that answer. */
async function wrongOf(questions: readonly Asked[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [question, right] of questions) {
    const {
      content,
      links = [],
      actions = [],
    } = await replyTo(question, {
      findPassage,
      readThings: async () => [],
    })
    const urls = [...links, ...actions].map(({ url }) => url)
    const isUnknown = FALLBACK.test(content)
    const isRight =
      right === null ? isUnknown : !isUnknown && right.some((one) => urls.some((url) => url.startsWith(one)))
    if (!isRight) wrong.push(`${question} -> ${isUnknown ? 'unknown' : urls.join(' ')}`)
  }
  return wrong
}

it('answers nineteen of twenty questions of new users right', async () => {
  expect(TUNED).toHaveLength(80)
  const wrong = await wrongOf(TUNED)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4)
})

it('answers nineteen of twenty questions of further new users right', async () => {
  expect(NEW_USERS).toHaveLength(80)
  const wrong = await wrongOf(NEW_USERS)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4)
})

// A failure gives the number alone: a developer who reads these questions tunes with them. They were labelled before some of the parts
// that answer them now were written, so that a few right answers count as wrong.
it.each([
  ['the second set', SECOND, 6],
  ['the questions whose answers were not tuned', HELD_OUT, 3],
])('answers most of %s right', async (_, questions, most) => {
  expect(questions).toHaveLength(20)
  expect((await wrongOf(questions)).length).toBeLessThanOrEqual(most)
})

it('does not pretend to know what has no answer here', async () => {
  const unknown = [...TUNED, ...NEW_USERS].filter(([, right]) => right === null)
  expect(unknown.length).toBeGreaterThanOrEqual(20)
  expect(await wrongOf(unknown)).toEqual([])
  const others = HELD_OUT.filter(([, right]) => right === null)
  expect(others.length).toBeGreaterThanOrEqual(4)
  expect((await wrongOf(others)).length).toBeLessThanOrEqual(1)
})
