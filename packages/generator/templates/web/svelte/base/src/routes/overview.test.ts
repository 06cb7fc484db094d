import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Overview from './+page.svelte'

afterEach(() => vi.unstubAllGlobals())

test('shows the health of the server, or that it cannot be reached', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'degraded', database: 'unreachable' }))
  vi.stubGlobal('fetch', fetch)
  render(Overview)
  await screen.findByText('unreachable')

  fetch.mockRejectedValueOnce(new TypeError('refused'))
  await fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.')
})

test('waits for a server that is still starting', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'ok', database: 'ok' }))
  fetch.mockResolvedValueOnce(new Response(null, { status: 502 }))
  vi.stubGlobal('fetch', fetch)
  render(Overview)
  expect(await screen.findAllByText('ok')).toHaveLength(2)
})
