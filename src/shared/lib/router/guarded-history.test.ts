import { describe, expect, it } from 'vitest'
import { guardedHistory, type Move } from './guarded-history'
import { memoryHistory } from './unstable'

function setUp({ objects = true } = {}) {
  const history = memoryHistory('/before', '/wizard')
  const guarded = guardedHistory(history)
  const moves: Move[] = []
  guarded.listen((move) => moves.push(move))
  const asked: (() => void)[] = []
  const end = guarded.guard({ objects: () => objects, ask: (work) => asked.push(work) })
  return {
    ...guarded,
    history,
    asked,
    end,
    places: () => moves.map(({ location }) => location.pathname),
    moves,
  }
}

describe('a guarded history', () => {
  it('does not navigate while its guard objects, and navigates once allowed', () => {
    const { navigator, asked, places, history } = setUp()
    navigator.push('/pricing')
    expect([places(), history.location.pathname]).toEqual([[], '/wizard'])
    asked[0]?.()
    expect(places()).toEqual(['/pricing'])
  })

  it('reverts the browser’s Back, and repeats it once allowed', () => {
    const { navigator, asked, places, history } = setUp()
    navigator.go(-1)
    expect([places(), history.location.pathname, asked.length]).toEqual([[], '/wizard', 1])
    asked[0]?.()
    expect([places(), history.location.pathname]).toEqual([['/before'], '/before'])
    expect(asked).toHaveLength(1)
  })

  it('calls no guard that was removed or does not object', () => {
    const gone = setUp()
    gone.end()
    gone.navigator.push('/pricing')
    expect(gone.places()).toEqual(['/pricing'])
    const calm = setUp({ objects: false })
    calm.navigator.replace('/pricing')
    calm.navigator.go(-1)
    expect(calm.places()).toEqual(['/pricing', '/before'])
  })

  it('passes the resolved location of a relative URL to its guard', () => {
    const { navigator, guard } = setUp({ objects: false })
    const seen: string[] = []
    guard({
      objects: (here, next) => Boolean(seen.push(`${here.pathname} ${next.pathname}${next.search}`)),
      ask: () => undefined,
    })
    navigator.push({ search: '?step=2' })
    expect(seen).toEqual(['/wizard /wizard?step=2'])
  })

  it('reports which navigation keeps the scroll position', () => {
    const { navigator, moves } = setUp({ objects: false })
    navigator.push('/wizard?tab=two', null, { preventScrollReset: true })
    navigator.push('/pricing')
    expect(moves.map(({ keepsScroll }) => keepsScroll)).toEqual([true, false])
  })
})
