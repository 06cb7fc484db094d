import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import ForgotPassword from '../forgot-password/+page.svelte'
import ResetPassword from '../reset-password/+page.svelte'
import Account from './+page.svelte'

const { goto, page } = vi.hoisted(() => ({ goto: vi.fn(), page: { url: new URL('http://localhost/') } }))
vi.mock('$app/navigation', () => ({ goto }))
vi.mock('$app/state', () => ({ page }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const at = (path: string) => {
  page.url = new URL(path, 'http://localhost')
}

test('the sign-in form leads to the password reset, which requests a link', async () => {
  const server = vi.fn(async (_path: string, _options: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
  at('/account')
  render(Account)
  const link = screen.getByRole('link', { name: 'Forgot your password?' })
  expect(link.getAttribute('href')).toBe('/forgot-password')

  render(ForgotPassword)
  const form = screen.getByRole('form', { name: 'Reset your password' })
  await fireEvent.input(form.querySelector('input') ?? form, { target: { value: 'ann@example.com' } })
  await fireEvent.submit(form)
  expect((await screen.findByRole('status')).textContent).toBe(
    'If there is an account for this address, a link is on its way. It expires in one hour.',
  )
  expect(server.mock.calls[0]?.[0]).toBe('/api/auth/forgot-password')
  expect(server.mock.calls[0]?.[1].body).toBe('{"email":"ann@example.com"}')
})

async function choose() {
  await fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'a new password' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

test('a new password is saved with the token from the link, and the page confirms it', async () => {
  const server = vi.fn(async (_path: string, _options: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
  at('/reset-password?token=1.abc')
  render(ResetPassword)
  await choose()
  await vi.waitFor(() => expect(goto).toHaveBeenCalledWith('/account?changed'))
  expect(server.mock.calls[0]?.[1].body).toBe('{"token":"1.abc","password":"a new password"}')

  at('/account?changed')
  render(Account)
  expect(screen.getByRole('status').textContent).toBe('Your password was changed. Sign in again.')
})

test.each(['?token=old', ''])('an invalid link offers to request another: %s', async (search) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Refused.' }, { status: 400 }))
  at(`/reset-password${search}`)
  render(ResetPassword)
  if (search) await choose()
  expect((await screen.findByRole('alert')).textContent).toBe(
    search ? 'Refused.' : 'This link is not valid or has expired. Ask for a new one.',
  )
  const link = screen.getByRole('link', { name: 'Ask for a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})
