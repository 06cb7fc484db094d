import { describe, expect, it } from 'vitest'
import { stageHistory } from './stage-history'

function setUp() {
  const history = stageHistory('/before?page=2')
  const moves: [action: string, address: string, delta: number | null][] = []
  const end = history.listen(({ action, location, delta }) =>
    moves.push([action, history.createHref(location), delta]),
  )
  return { history, moves, end }
}

describe('the history of a page on the stage', () => {
  it('begins at its address, as if somebody had loaded it', () => {
    const { history } = setUp()
    expect([history.action, history.createHref(history.location)]).toEqual(['POP', '/before?page=2'])
  })

  it('tells of what is pushed, replaced and gone back to, each with a key of its own', () => {
    const { history, moves } = setUp()
    const keys = new Set([history.location.key])
    history.push('/pricing', { from: 'here' })
    keys.add(history.location.key)
    expect(history.location.state).toEqual({ from: 'here' })
    history.replace({ search: '?step=2', hash: '#top' })
    keys.add(history.location.key)
    history.go(-1)
    history.go(1)
    expect(moves).toEqual([
      ['PUSH', '/pricing', 1],
      ['REPLACE', '/pricing?step=2#top', 0],
      ['POP', '/before?page=2', -1],
      ['POP', '/pricing?step=2#top', 1],
    ])
    expect(keys.size).toBe(3)
  })

  it('goes no further than it reaches, and forgets what lay ahead once it goes elsewhere', () => {
    const { history, moves } = setUp()
    history.push('/one')
    history.go(-5)
    history.push('/two')
    history.go(3)
    expect(moves.map(([, address, delta]) => [address, delta])).toEqual([
      ['/one', 1],
      ['/before?page=2', -1],
      ['/two', 1],
      ['/two', 0],
    ])
  })

  it('tells nobody who has left', () => {
    const { history, moves, end } = setUp()
    end()
    history.push('/one')
    expect(moves).toEqual([])
  })
})
