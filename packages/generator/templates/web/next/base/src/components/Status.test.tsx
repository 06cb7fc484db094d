import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Status } from './Status'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => vi.useRealTimers())

test('shows the health of the server, or that it cannot be reached', () => {
  const { rerender } = render(<Status health={{ status: 'degraded', database: 'unreachable' }} />)
  expect(screen.getByText('unreachable')).toBeTruthy()

  rerender(<Status health={null} />)
  expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.')
})

test('asks again while the server cannot be reached', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Status health={null} />)
  vi.advanceTimersByTime(2000)
  expect(router.refresh).toHaveBeenCalledTimes(1)

  rerender(<Status health={{ status: 'ok', database: 'ok' }} />)
  vi.advanceTimersByTime(4000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})
