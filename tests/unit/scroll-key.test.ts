import { describe, expect, it } from 'vitest'
import { scrollKey } from '../../src/app/shell/scroll-key'

describe('scroll positions', () => {
  it('belong to one history entry', () => {
    expect(scrollKey({ key: 'a1b2', pathname: '/templates', search: '' })).toBe('a1b2')
  })

  it('are not carried over from the first page of one visit to the first page of the next in the same tab', () => {
    expect(scrollKey({ key: 'default', pathname: '/signup', search: '' })).not.toBe(
      scrollKey({ key: 'default', pathname: '/auth/callback', search: '' }),
    )
  })

  it('are separate in two tabs of the same page', () => {
    const page = { key: 'default', pathname: '/ai-ml-platform' }
    expect(scrollKey({ ...page, search: '?tab=llm' })).not.toBe(scrollKey({ ...page, search: '?tab=models' }))
  })
})
