// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { project } from '../src/project'
import { show } from './show'

test('the overview says how the server is', async () => {
  show('/', { 'GET /api/health': { status: 'degraded', database: 'unreachable' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(project.name)
  await screen.findByText('The server answers, its database does not.')
})

test('what fails is said', async () => {
  show('/', {})
  await screen.findByText('There is no such endpoint.')
})
