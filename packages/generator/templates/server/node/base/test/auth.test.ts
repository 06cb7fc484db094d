import { expect, test } from 'vitest'
import { account } from './account.ts'
import { visitor } from './client.ts'

test('signing up, out and in', async () => {
  const ann = visitor()
  const credentials = account()
  const made = await ann('POST', '/api/auth/sign-up', credentials)
  expect(made.status).toBe(201)
  expect(made.body.user).toEqual({ id: expect.any(String), email: credentials.email })
  expect(made.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect((await ann('GET', '/api/auth/me')).body).toEqual(made.body)

  expect((await ann('POST', '/api/auth/sign-out')).status).toBe(204)
  expect((await ann('GET', '/api/auth/me')).body).toEqual({ user: null })
  expect((await ann('POST', '/api/auth/sign-in', credentials)).status).toBe(200)
  expect((await visitor()('POST', '/api/auth/sign-up', credentials)).status).toBe(409)
})

test('passwords are checked, and cannot be guessed', async () => {
  const thief = visitor()
  expect((await thief('POST', '/api/auth/sign-up', { ...account(), password: 'short' })).status).toBe(400)
  for (let attempt = 1; attempt <= 9; attempt++) {
    expect((await thief('POST', '/api/auth/sign-in', account())).status).toBe(401)
  }
  const refused = await thief('POST', '/api/auth/sign-in', account())
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBeTruthy()
})
