import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { ResetPassword } from './ResetPassword'

const router = { push: vi.fn(), refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a password reset link is requested', async () => {
  const server = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
  render(<ForgotPasswordForm />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect((await screen.findByRole('status')).textContent).toBe(
    'If there is an account for this address, a link is on its way. It expires in one hour.',
  )
  expect(server).toHaveBeenCalledWith(
    '/api/auth/forgot-password',
    expect.objectContaining({ body: '{"email":"ann@example.com"}' }),
  )
})

const choose = () => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'a new password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

test('a new password is saved with the token from the link', async () => {
  const server = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
  render(<ResetPassword token="1.abc" />)
  choose()
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/account?changed'))
  expect(server).toHaveBeenCalledWith(
    '/api/auth/reset-password',
    expect.objectContaining({ body: '{"token":"1.abc","password":"a new password"}' }),
  )
})

test.each(['old', ''])('an invalid link offers to request another: %s', async (token) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Refused.' }, { status: 400 }))
  render(<ResetPassword token={token} />)
  if (token) choose()
  expect((await screen.findByRole('alert')).textContent).toBe(
    token ? 'Refused.' : 'This link is not valid or has expired. Ask for a new one.',
  )
  const link = screen.getByRole('link', { name: 'Ask for a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})
