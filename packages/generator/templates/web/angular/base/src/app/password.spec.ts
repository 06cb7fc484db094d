import { TestBed } from '@angular/core/testing'
import { provideRouter, Router } from '@angular/router'
import { RouterTestingHarness } from '@angular/router/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from './app.routes'

afterEach(() => vi.unstubAllGlobals())

/** Renders a page for a signed-out visitor; `answer` is the server's response to everything else. */
async function show(path: string, answer: () => Response) {
  const server = vi.fn(async (url: string, _options: RequestInit) =>
    url === '/api/auth/me' ? Response.json({ user: null }) : answer(),
  )
  vi.stubGlobal('fetch', server)
  TestBed.configureTestingModule({ providers: [provideRouter(routes)] })
  const harness = await RouterTestingHarness.create(path)
  const find = (selector: string) => harness.routeNativeElement?.querySelector<HTMLElement>(selector)
  const text = (selector: string) => find(selector)?.textContent?.trim()
  function submit(value: string) {
    const input = harness.routeNativeElement?.querySelector('input')
    if (input) input.value = value
    find('form')?.dispatchEvent(new Event('submit'))
  }
  return { server, find, text, submit }
}
const done = () => new Response(null, { status: 204 })

test('the sign-in form leads to the password reset, which requests a link', async () => {
  const { server, find, text, submit } = await show('/account', done)
  await vi.waitFor(() => expect(text('a')).toBe('Forgot your password?'))
  find('a')?.click()
  await vi.waitFor(() => expect(text('h1')).toBe('Reset your password'))
  submit('ann@example.com')
  await vi.waitFor(() =>
    expect(text('[role=status]')).toBe(
      'If there is an account for this address, a link is on its way. It expires in one hour.',
    ),
  )
  expect(server.mock.calls.at(-1)?.[0]).toBe('/api/auth/forgot-password')
  expect(server.mock.calls.at(-1)?.[1].body).toBe('{"email":"ann@example.com"}')
})

test('a new password is saved with the token from the link', async () => {
  const { server, text, submit } = await show('/reset-password?token=1.abc', done)
  submit('a new password')
  await vi.waitFor(() => expect(text('[role=status]')).toBe('Your password was changed. Sign in again.'))
  expect(TestBed.inject(Router).url).toBe('/account?changed=')
  const [, sent] = server.mock.calls.find(([path]) => path === '/api/auth/reset-password') ?? []
  expect(sent?.body).toBe('{"token":"1.abc","password":"a new password"}')
})

test.each(['?token=old', ''])('an invalid link offers to request another: %s', async (search) => {
  const refused = () => Response.json({ error: 'Refused.' }, { status: 400 })
  const { find, text, submit } = await show(`/reset-password${search}`, refused)
  if (search) submit('a new password')
  await vi.waitFor(() =>
    expect(text('[role=alert]')).toBe(
      search ? 'Refused.' : 'This link is not valid or has expired. Ask for a new one.',
    ),
  )
  find('a')?.click()
  await vi.waitFor(() => expect(text('h1')).toBe('Reset your password'))
})
