import { isEmail } from '@/shared/lib/form'
import { describe, expect, it } from 'vitest'
import { isAddress } from '../../packages/server/auth/auth-tools'
import { processorTime } from '../support/processor-time'

const GOOD = [
  'a@b.cc',
  "o'neil+tag@sub.example.org",
  'jürgen@müller.example',
  'a.b.c@x-y.example',
  'a_b-c@1.example',
  '用户@例子.广告',
]
const BAD = [
  '',
  'a',
  'a@b',
  '@b.cc',
  'a@.cc',
  'a@b.',
  'a@b..cc',
  '.a@b.cc',
  'a.@b.cc',
  'a..b@c.dd',
  '<a@b.cc>',
  'A <a@b.cc>',
  'a@b@c.dd',
  'a b@c.dd',
  'a,b@c.dd',
  'a;b@c.dd',
  'a:b@c.dd',
  '"a"@b.cc',
  'a(x)@b.cc',
  'a\\b@c.dd',
  'a@[127.0.0.1]',
  'a@-b.cc',
  'a@b-.cc',
  'a@b_c.dd',
  'a@b.cc\n',
  'a\u0000@b.cc',
  'a\u200b@b.cc',
]

describe('an email address', () => {
  it.each(GOOD)('%j is valid, in forms and on the server', (text) => {
    expect([isEmail(text), isAddress(text)]).toEqual([true, true])
  })

  it.each(BAD)('%j is invalid, in forms and on the server', (text) => {
    expect([isEmail(text), isAddress(text)]).toEqual([false, false])
  })

  it('is validated quickly, however long it is', () => {
    const used = processorTime()
    for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a'.repeat(50_000)}.`])
      expect(isEmail(text)).toBe(false)
    expect(used()).toBeLessThan(200)
  })
})
