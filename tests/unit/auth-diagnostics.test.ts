import { type CheckedWorld, runCheck } from '@/pages/auth-diagnostic/model/checks'
import { captureConsole } from '@/pages/auth-diagnostic/model/console-capture'
import { redact } from '@/pages/auth-diagnostic/model/redact'
import { NotConfiguredError } from '@/shared/lib/failure'
import { type AskingCheck, consoleFinding } from '@machines/auth-diagnostics'
import { describe, expect, it, vi } from 'vitest'

function keptIn(map: Map<string, string>): ReturnType<CheckedWorld['storage']> {
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

const backend = { url: 'https://project.orrery.example/', key: 'sb_publishable_abc' }
const healthy: CheckedWorld = {
  build: 'embedded',
  loadBackend: async () => backend,
  hasSession: async () => false,
  fetch: async () => ({ ok: true, status: 200 }),
  storage: () => keptIn(new Map()),
}
const run = (check: AskingCheck, changes: Partial<CheckedWorld> = {}) =>
  runCheck(check, { ...healthy, ...changes }, new AbortController().signal)
const answers = (status: number): Partial<CheckedWorld> => ({
  fetch: async () => ({ ok: status < 300, status }),
})
const fails = async () => Promise.reject(new TypeError('Failed to fetch'))

describe('the checks (AUD-03)', () => {
  it.each(['environment', 'backend', 'network', 'storage', 'endpoints'] as const)(
    '%s passes when all is well',
    async (check) => {
      const { status, message } = await run(check)
      expect(status).toBe('PASS')
      expect(redact(message, [])).toBe(message)
    },
  )

  it.each([
    ['hosted', healthy.loadBackend, 'PASS'],
    ['broken', healthy.loadBackend, 'FAIL'],
    ['embedded', () => Promise.reject(new NotConfiguredError()), 'FAIL'],
    ['embedded', fails, 'INFO'],
  ] as const)('Environment Variables of a build that is %s (%#)', async (build, loadBackend, status) =>
    expect(await run('environment', { build, loadBackend })).toMatchObject({ status }),
  )

  it('Backend connection fails with the error message, and reports whether a user is signed in', async () => {
    expect((await run('backend', { hasSession: async () => true })).message).toMatch(/: signed in$/)
    await expect(
      run('backend', { hasSession: () => Promise.reject(new Error('session expired')) }),
    ).rejects.toThrow('session expired')
  })

  it('Network Connectivity requests the favicon: warns unless ok, fails on an exception', async () => {
    const fetch = vi.fn(healthy.fetch)
    await run('network', { fetch })
    expect(fetch).toHaveBeenCalledWith('/favicon.svg', expect.objectContaining({ method: 'HEAD' }))
    expect(await run('network', answers(404))).toMatchObject({
      status: 'WARNING',
      message: 'This site responded with status 404',
    })
    await expect(run('network', { fetch: fails })).rejects.toThrow('Failed to fetch')
  })

  it('Browser Storage leaves nothing behind, and fails when nothing can be stored', async () => {
    const map = new Map([['other', 'stays']])
    await run('storage', { storage: () => keptIn(map) })
    expect([...map]).toEqual([['other', 'stays']])
    const forgets = { ...keptIn(map), getItem: () => null }
    expect(await run('storage', { storage: () => forgets })).toMatchObject({ status: 'FAIL' })
    expect([...map]).toEqual([['other', 'stays']])
    const forbidden = () => {
      throw new Error('Access is denied.')
    }
    await expect(run('storage', { storage: forbidden })).rejects.toThrow('Access is denied.')
  })

  it.each([200, 401, 404, 499])('Auth Endpoints passes with status %i', async (status) =>
    expect(await run('endpoints', answers(status))).toMatchObject({ status: 'PASS' }),
  )

  it('Auth Endpoints requests the auth root, and fails from status 500 on and on an exception', async () => {
    const fetch = vi.fn(healthy.fetch)
    await run('endpoints', { fetch })
    expect(fetch.mock.calls[0]?.[0]).toBe('https://project.orrery.example/auth/v1/')
    await expect(run('endpoints', answers(500))).rejects.toThrow('status 500')
    await expect(run('endpoints', { fetch: fails })).rejects.toThrow('Failed to fetch')
  })

  it('Console Errors passes without errors, else warns with their number', () => {
    expect(consoleFinding({ count: 0, first: [] }).status).toBe('PASS')
    expect(consoleFinding({ count: 1, first: ['one'] })).toEqual({
      status: 'WARNING',
      message: '1 console error',
      details: ['one'],
    })
  })
})

describe('the console capture (AUD-04)', () => {
  const setUp = () => {
    const error = vi.fn()
    const target = { error }
    const page = new EventTarget()
    const texts: string[] = []
    const end = captureConsole((text) => texts.push(text), target, page as unknown as Window)
    return { error, target, page, texts, end }
  }

  it('passes every error on, and reports its text without the contents of objects', () => {
    const { error, target, texts, end } = setUp()
    target.error('Refused:', 7, new TypeError('x is undefined'), { password: 'Str0ng!pass' }, null, undefined)
    expect(error).toHaveBeenCalledOnce()
    expect(error.mock.calls[0]?.[3]).toEqual({ password: 'Str0ng!pass' })
    expect(texts).toEqual(['Refused: 7 TypeError: x is undefined [object] [object] undefined'])
    end()
  })

  it('captures uncaught errors and rejections', () => {
    const { page, texts, end } = setUp()
    page.dispatchEvent(Object.assign(new Event('error'), { message: 'Uncaught x' }))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('y') }))
    end()
    page.dispatchEvent(Object.assign(new Event('error'), { message: 'late' }))
    expect(texts).toEqual(['Uncaught x', 'Error: y'])
  })

  it('restores the console, whatever happened in between', () => {
    const { error, target, texts, end } = setUp()
    end()
    end()
    expect(target.error).toBe(error)
    target.error('late')
    expect(texts).toEqual([])

    const second = setUp()
    const captured = second.target.error
    const wrapped = vi.fn((...values: unknown[]) => captured(...values))
    second.target.error = wrapped as never
    second.end()
    second.target.error('late')
    expect(second.target.error).toBe(wrapped)
    expect(second.error).toHaveBeenCalledWith('late')
    expect(second.texts).toEqual([])
  })

  it('passes errors on even when its listener fails', () => {
    const error = vi.fn()
    const target = { error }
    const end = captureConsole(
      () => {
        throw new Error('listener')
      },
      target,
      new EventTarget() as unknown as Window,
    )
    expect(() => target.error('one')).not.toThrow()
    end()
    expect(error).toHaveBeenCalledWith('one')
    expect(target.error).toBe(error)
  })
})
