import { createStorage, forUser, goodEntries, type StoredDefinition } from '@/shared/lib/storage'
import { array, object, string } from 'valibot'
import { describe, expect, it, vi } from 'vitest'

const definition: StoredDefinition<{ name: string }> = {
  key: 'thing',
  version: 1,
  schema: object({ name: string() }),
  fallback: { name: 'fallback' },
}

function setUp(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  let foreign: (key: string | null) => void = () => undefined
  const refuse = { with: null as Error | null }
  const storage = createStorage({
    backend: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (refuse.with) throw refuse.with
        kept.set(key, value)
      },
      removeItem: (key) => void kept.delete(key),
      keys: () => [...kept.keys()],
    }),
    onForeignChange: (listener) => {
      foreign = listener
    },
  })
  return { storage, kept, refuse, changeElsewhere: (key: string | null) => foreign(key) }
}

describe('storage', () => {
  it('keeps values under its own keys, with the version of their shape', () => {
    const { storage, kept } = setUp()
    expect(storage.read(definition)).toEqual({ name: 'fallback' })
    expect(storage.write(definition, { name: 'Ada' })).toEqual({ ok: true })
    expect(storage.read(definition)).toEqual({ name: 'Ada' })
    expect(kept.get('orrery:thing')).toBe('{"v":1,"data":{"name":"Ada"}}')
    storage.remove(definition)
    expect(storage.read(definition)).toEqual({ name: 'fallback' })
  })

  it.each([
    '{oops',
    '7',
    'null',
    '{"v":2,"data":{"name":"Ada"}}',
    '{"v":1,"data":{"name":7}}',
    '{"data":{}}',
  ])('sets %s aside and returns the fallback', (raw) => {
    const { storage, kept } = setUp({ 'orrery:thing': raw })
    expect(storage.read(definition)).toEqual({ name: 'fallback' })
    expect(kept.get('orrery:thing:aside')).toBe(raw)
    expect(kept.has('orrery:thing')).toBe(false)
  })

  it('keeps the valid entries of a list, and returns the whole text on request', () => {
    const entry = object({ name: string() })
    const list: StoredDefinition<{ name: string }[]> = {
      key: 'list',
      version: 1,
      schema: array(entry),
      fallback: [],
      salvage: goodEntries(entry),
    }
    const raw = '{"v":1,"data":[{"name":"Ada"},{"name":7},null,{"name":"Alan"}]}'
    const { storage, kept } = setUp({ 'orrery:list': raw })
    expect(storage.aside(list)).toBeNull()
    expect(storage.read(list)).toEqual([{ name: 'Ada' }, { name: 'Alan' }])
    expect(storage.read(list)).toBe(storage.read(list))
    expect(kept.get('orrery:list')).toBe('{"v":1,"data":[{"name":"Ada"},{"name":"Alan"}]}')
    expect(storage.aside(list)).toBe(raw)
    storage.dropAside(list)
    expect(storage.aside(list)).toBeNull()
    expect(storage.read(list)).toHaveLength(2)
  })

  it('leaves an invalid list in place when the quota does not allow setting it aside', () => {
    const entry = object({ name: string() })
    const list = { key: 'list', version: 1, schema: array(entry), fallback: [], salvage: goodEntries(entry) }
    const raw = '{"v":1,"data":[{"name":"Ada"},7]}'
    const { storage, kept, refuse } = setUp({ 'orrery:list': raw })
    refuse.with = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    expect(storage.read(list)).toEqual([{ name: 'Ada' }])
    expect(kept.get('orrery:list')).toBe(raw)
  })

  it.each([
    ['full', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
    ['forbidden', new DOMException('Access is denied.', 'SecurityError')],
  ] as const)('reports that it is %s, and keeps the value until the tab closes', (reason, error) => {
    const { storage, kept, refuse } = setUp()
    refuse.with = error
    expect(storage.write(definition, { name: 'Ada' })).toEqual({ ok: false, reason })
    expect(storage.read(definition)).toEqual({ name: 'Ada' })
    expect(kept.size).toBe(0)
    refuse.with = null
    storage.write(definition, { name: 'Grace' })
    expect(kept.get('orrery:thing')).toContain('Grace')
  })

  it('works without any storage at all', () => {
    const storage = createStorage({
      backend: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
      onForeignChange: () => undefined,
    })
    expect(storage.read(definition)).toEqual({ name: 'fallback' })
    expect(storage.write(definition, { name: 'Ada' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(storage.read(definition)).toEqual({ name: 'Ada' })
    storage.remove(definition)
    expect(storage.read(definition)).toEqual({ name: 'fallback' })
  })

  it('reports changes in this tab and in others, and returns the same object until then', () => {
    const { storage, kept, changeElsewhere } = setUp()
    const heard = vi.fn()
    const end = storage.subscribe(definition, heard)
    storage.write(definition, { name: 'Ada' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(storage.read(definition)).toBe(storage.read(definition))
    kept.set('orrery:thing', '{"v":1,"data":{"name":"Grace"}}')
    changeElsewhere('orrery:thing')
    changeElsewhere('orrery:other')
    changeElsewhere('somebody else')
    expect(heard).toHaveBeenCalledTimes(2)
    expect(storage.read(definition)).toEqual({ name: 'Grace' })
    changeElsewhere(null)
    expect(heard).toHaveBeenCalledTimes(3)
    end()
    storage.write(definition, { name: 'Ada' })
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('separates the values of two users', () => {
    const { storage } = setUp()
    storage.write(forUser(definition, 'a'), { name: 'Ada' })
    expect(storage.read(forUser(definition, 'b'))).toEqual({ name: 'fallback' })
  })

  it('lists and removes the values of one user, including unreadable ones', () => {
    const { storage, kept } = setUp({ 'orrery:thing:u2': '{"v":1,"data":{"name":"Other"}}', 'sb:u1': 'x' })
    storage.write(forUser(definition, 'u1'), { name: 'Ada' })
    kept.set('orrery:broken:u1', '{oops')
    kept.set('orrery:thing:u1:aside', '{"v":0,"data":7}')
    expect(storage.ownedBy('u1')).toEqual({ thing: { name: 'Ada' }, broken: '{oops', 'thing:aside': 7 })
    storage.removeOwnedBy('u1')
    expect([...kept.keys()].sort()).toEqual(['orrery:thing:u2', 'sb:u1'])
    expect(storage.read(forUser(definition, 'u1'))).toEqual({ name: 'fallback' })
  })
})
