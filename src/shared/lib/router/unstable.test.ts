import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { memoryHistory, OutsideRouter } from './unstable'

// These exports of React Router may change in any release: here is what this app needs of them.

function setUp(...addresses: string[]) {
  const history = memoryHistory(...addresses)
  const moves: [action: string, address: string, delta: number | null][] = []
  const end = history.listen(({ action, location, delta }) =>
    moves.push([action, history.createHref(location), delta]),
  )
  return { history, moves, end }
}

describe('a history in memory', () => {
  it('starts at the last of its URLs, like a loaded page', () => {
    const { history } = setUp('/before', '/page?step=2#top')
    expect(history.action).toBe('POP')
    expect(history.location).toMatchObject({ pathname: '/page', search: '?step=2', hash: '#top' })
  })

  it('reports pushes, replacements and moves, each entry with its own key', () => {
    const { history, moves } = setUp('/before')
    const keys = new Set([history.location.key])
    history.push('/pricing', { from: 'here' })
    keys.add(history.location.key)
    expect(history.location.state).toEqual({ from: 'here' })
    history.replace({ pathname: '/pricing', search: '?step=2' })
    keys.add(history.location.key)
    history.go(-1)
    history.go(1)
    expect(moves).toEqual([
      ['PUSH', '/pricing', 1],
      ['REPLACE', '/pricing?step=2', 0],
      ['POP', '/before', -1],
      ['POP', '/pricing?step=2', 1],
    ])
    expect(keys.size).toBe(3)
  })

  it('does not move past its ends, and forgets the entries ahead of a push', () => {
    const { history, moves } = setUp('/before')
    history.push('/one')
    history.go(-5)
    history.push('/two')
    history.go(3)
    expect(moves.map(([, address]) => address)).toEqual(['/one', '/before', '/two', '/two'])
  })

  it('reports nothing after the end of a subscription', () => {
    const { history, moves, end } = setUp('/before')
    end()
    history.push('/one')
    expect(moves).toEqual([])
  })
})

describe('a router within the router of the app', () => {
  const Address = () => createElement('p', null, useLocation().pathname)
  const routerAt = (location: string, child: ReactNode) => createElement(StaticRouter, { location }, child)
  const inner = routerAt('/inside', createElement(Address))
  const within = (child: ReactNode) => renderToString(routerAt('/outside', child))

  it('has its own URL', () =>
    expect(within(createElement(OutsideRouter, null, inner))).toBe('<p>/inside</p>'))

  it('is refused when the outer router is not hidden', () =>
    expect(() => within(inner)).toThrow('<Router> inside'))
})
