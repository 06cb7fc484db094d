import { TestBed } from '@angular/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { Overview } from './overview'

afterEach(() => vi.unstubAllGlobals())

test('shows the health of the server, or that it cannot be reached', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'degraded', database: 'unreachable' }))
  vi.stubGlobal('fetch', fetch)
  const overview = TestBed.createComponent(Overview)
  const page: HTMLElement = overview.nativeElement
  await overview.whenStable()
  expect(page.querySelector('dl')?.textContent).toContain('unreachable')

  fetch.mockRejectedValueOnce(new TypeError('refused'))
  page.querySelector('button')?.click()
  await overview.whenStable()
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('The server cannot be reached.')
})

test('waits for a server that is still starting', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'ok', database: 'ok' }))
  fetch.mockResolvedValueOnce(new Response(null, { status: 502 }))
  vi.stubGlobal('fetch', fetch)
  const overview = TestBed.createComponent(Overview)
  await overview.whenStable()
  expect(overview.nativeElement.querySelector('dl')?.textContent).toContain('ok')
})
