// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from './show'

const signedOut = { 'GET /api/auth/me': { user: null } }

test('the sign-in form leads to the password reset, which requests a link', async () => {
  const server = show('/account', { ...signedOut, 'POST /api/auth/forgot-password': null })
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com{Enter}')
  expect((await screen.findByRole('status')).textContent).toBe(
    'If there is an account for this address, a link is on its way. It expires in one hour.',
  )
  const [, sent] = server.mock.calls.find(([path]) => path === '/api/auth/forgot-password') ?? []
  expect(sent?.body).toBe('{"email":"ann@example.com"}')
})

test('a new password is saved with the token from the link', async () => {
  const server = show('/reset-password?token=1.abc', { ...signedOut, 'POST /api/auth/reset-password': null })
  await userEvent.type(screen.getByLabelText('New password'), 'a new password{Enter}')
  expect((await screen.findByRole('status')).textContent).toBe('Your password was changed. Sign in again.')
  const [, sent] = server.mock.calls.find(([path]) => path === '/api/auth/reset-password') ?? []
  expect(sent?.body).toBe('{"token":"1.abc","password":"a new password"}')
})

test.each(['?token=old', ''])('an invalid link offers to request another: %s', async (search) => {
  show(`/reset-password${search}`, signedOut)
  if (search) await userEvent.type(screen.getByLabelText('New password'), 'a new password{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    search ? 'There is no such endpoint.' : 'This link is not valid or has expired. Ask for a new one.',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  await screen.findByRole('heading', { name: 'Reset your password' })
})
