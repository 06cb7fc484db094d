import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  addEventListener: () => undefined,
})
const { browserStorage } = await import('../browser-storage')
const { forUser } = await import('../storage')
const place = await import('./index')

const stored = forUser(place.chosenWorkspace, 'ada')

beforeEach(() => browserStorage.remove(stored))

describe('the workplace of an account', () => {
  it('is the account itself until it chooses a shared workspace, so that earlier data stays where it is', () => {
    expect(place.workplaceOf('ada')).toBe('ada')
    browserStorage.write(stored, { id: 'ada', name: 'Personal' })
    expect(place.workplaceOf('ada')).toBe('ada')
    browserStorage.write(stored, { id: 'team', name: 'Night Sky' })
    const team = place.workplaceOf('ada')
    expect(team).toBe(place.workplaceIn('ada', 'team'))
    expect(place.workplaceOf('ben')).toBe('ben')
    expect([place.accountOf(team), place.workspaceOf(team), place.isShared(team)]).toEqual([
      'ada',
      'team',
      true,
    ])
    expect([place.accountOf('ada'), place.workspaceOf('ada'), place.isShared('ada')]).toEqual([
      'ada',
      'ada',
      false,
    ])
    expect(place.workplaceOf(place.workplaceIn('ada', 'other'))).toBe(place.workplaceIn('ada', 'other'))
  })

  it('has keys between those of its account alone', () => {
    const [from, to] = place.sharedRange('ada')
    const isIn = (key: string) => key > from && key < to
    expect(['ada~team', 'ada~0', 'ada', 'adam', 'adam~team', 'ada1~team'].map(isIn)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('may be changed unless the server said that the account is a viewer of it', () => {
    const team = place.workplaceIn('ada', 'team')
    expect(place.mayChange('ada')).toBe(true)
    place.setReadOnly(team, true)
    expect(browserStorage.read(stored)).toBeNull()
    browserStorage.write(stored, { id: 'team', name: 'Night Sky' })
    place.setReadOnly(team, true)
    expect(browserStorage.read(stored)).toEqual({ id: 'team', name: 'Night Sky', readOnly: true })
    expect(place.mayChange(team)).toBe(false)
    expect([place.mayChange('ada'), place.mayChange(place.workplaceIn('ada', 'other'))]).toEqual([true, true])
    place.setReadOnly(team, false)
    expect(place.mayChange(team)).toBe(true)
  })
})
