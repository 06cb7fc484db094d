import { fireEvent, render, screen } from '@testing-library/vue'
import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import App from '../App.vue'
import { router } from '../router'

afterEach(() => vi.unstubAllGlobals())

/** Renders a page of the app for a signed-out visitor; `answer` is the server's response to everything else. */
async function show(path: string, answer: () => Response) {
  const server = vi.fn(async (url: string, _options: RequestInit) =>
    url === '/api/auth/me' ? Response.json({ user: null }) : answer(),
  )
  vi.stubGlobal('fetch', server)
  await router.push(path)
  render(App, { global: { plugins: [createPinia(), router] } })
  return server
}
const done = () => new Response(null, { status: 204 })

test('the sign-in form leads to the password reset, which requests a link', async () => {
  const server = await show('/account', done)
  await fireEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { name: 'Reset your password' })
  await fireEvent.update(screen.getByLabelText('Email'), 'ann@example.com')
  await fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect((await screen.findByRole('status')).textContent).toContain(
    'If there is an account for this address, a link is on its way. It expires in one hour.',
  )
  expect(server.mock.calls.at(-1)?.[0]).toBe('/api/auth/forgot-password')
  expect(server.mock.calls.at(-1)?.[1].body).toBe('{"email":"ann@example.com"}')
})

async function choose() {
  await fireEvent.update(screen.getByLabelText('New password'), 'a new password')
  await fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

test('a new password is saved with the token from the link', async () => {
  const server = await show('/reset-password?token=1.abc', done)
  await choose()
  expect((await screen.findByRole('status')).textContent).toBe('Your password was changed. Sign in again.')
  const [, sent] = server.mock.calls.find(([path]) => path === '/api/auth/reset-password') ?? []
  expect(sent?.body).toBe('{"token":"1.abc","password":"a new password"}')
})

test.each(['?token=old', ''])('an invalid link offers to request another: %s', async (search) => {
  await show(`/reset-password${search}`, () => Response.json({ error: 'Refused.' }, { status: 400 }))
  if (search) await choose()
  expect((await screen.findByRole('alert')).textContent).toBe(
    search ? 'Refused.' : 'This link is not valid or has expired. Ask for a new one.',
  )
  await fireEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  await screen.findByRole('heading', { name: 'Reset your password' })
})
