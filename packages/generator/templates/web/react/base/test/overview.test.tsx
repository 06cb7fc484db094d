// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { project } from '../src/project'
import { show } from './show'

test('shows the health of the server, or that it cannot be reached', async () => {
  const server = show('/', { 'GET /api/health': { status: 'degraded', database: 'unreachable' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(project.name)
  await screen.findByText('unreachable')

  server.mockRejectedValueOnce(new TypeError('refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.')
})

test('waits for a server that is still starting', async () => {
  const answers: Record<string, unknown> = { 'GET /api/health': new Response(null, { status: 502 }) }
  show('/', answers)
  await screen.findByText('Checking the server…')
  answers['GET /api/health'] = { status: 'ok', database: 'ok' }
  expect(await screen.findAllByText('ok')).toHaveLength(2)
})
