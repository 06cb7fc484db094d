import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Status } from './Status'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

test('shows the health of the server, or that it cannot be reached', () => {
  const { rerender } = render(<Status health={{ status: 'degraded', database: 'unreachable' }} />)
  expect(screen.getByText('unreachable')).toBeTruthy()

  rerender(<Status health={null} />)
  expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.')
})
