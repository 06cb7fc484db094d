// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from './show'

const item = { id: '1', title: 'Milk', done: false, createdAt: '2026-01-01T00:00:00Z' }
const answers = {
  // {{#if auth}}
  'GET /api/auth/me': { user: { id: '1', email: 'ann@example.com' } },
  // {{/if}}
  'GET /api/items': { items: [item], total: 1 },
  'POST /api/items': item,
}

test('an item is added by its title', async () => {
  const server = show('/items', answers)
  await screen.findByRole('checkbox', { name: 'Milk' })
  await userEvent.type(screen.getByLabelText('New item'), 'Bread{Enter}')
  const [, sent] = server.mock.calls.find(([, { method }]) => method === 'POST') ?? []
  expect(sent?.body).toBe('{"title":"Bread"}')
})
// {{#if auth}}

test('only signed-in users see the items', async () => {
  show('/items', { ...answers, 'GET /api/auth/me': { user: null } })
  await screen.findByRole('heading', { name: 'Sign in' })
})
// {{/if}}
