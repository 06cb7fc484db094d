import { describe, expect, it } from 'vitest'
import { trail } from '../../src/app/shell/nav'

describe('the trail of a page', () => {
  it('names the places on the way to it', () => {
    expect(trail('/docs/accounts')).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Documentation', to: '/docs' },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'takes no place from the address %s',
    (part) => {
      expect(trail(`/${part}`)).toEqual([{ label: 'Home', to: '/' }])
    },
  )
})
