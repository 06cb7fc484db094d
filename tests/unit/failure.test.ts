import { COMMON_PASSWORD } from '@orrery/server/common-passwords'
import { Failure, failureMessage, isUnexpected, NotConfiguredError, toFailure } from '@/shared/lib/failure'
import { sendReports } from '@/shared/lib/report-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const reports: unknown[] = []
beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sendReports((error) => reports.push(error))
})
afterEach(() => {
  sendReports(null)
  vi.restoreAllMocks()
})

const network = 'Network connection error. Please check your internet connection and try again.'

describe('ERR-01', () => {
  it.each([
    [new TypeError('Failed to fetch'), network],
    [{ name: 'AuthRetryableFetchError', message: '{}' }, network],
    [new Error('Network error'), network],
    [new NotConfiguredError(), 'Authentication service is temporarily unavailable.'],
    [
      { message: 'Invalid login credentials', status: 400 },
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      { message: 'Email not confirmed' },
      'Please check your email and click the verification link before signing in.',
    ],
    [
      { message: 'User already registered' },
      'An account with this email already exists. Please sign in instead.',
    ],
    [
      { message: 'Password should be at least 6 characters.' },
      'Password must be at least 6 characters long.',
    ],
    [{ message: 'Signup requires a valid password' }, 'Please enter a valid password.'],
    [{ message: 'Unable to validate email address: invalid format' }, 'Please enter a valid email address.'],
    [
      { message: 'Username is already taken' },
      'This username is already taken. Please choose a different one.',
    ],
    [null, 'An unknown error occurred.'],
    [new Error(''), 'An unknown error occurred.'],
    [new Error('Profile fetch timeout'), 'Profile fetch timeout'],
    [new Error('Session fetch timeout'), 'Session fetch timeout'],
    [new Error('Initial session timeout'), 'Initial session timeout'],
    [new Error('Not authenticated'), 'Not authenticated'],
    [{ name: 'AuthSessionMissingError', message: 'Auth session missing!' }, 'Not authenticated'],
    [new Error('fetch error'), network],
    [new Error('Network request failed'), network],
    [{ name: 'AbortError', message: 'signal is aborted without reason' }, network],
    [{ name: 'FunctionsFetchError', message: 'Failed to send a request to the Edge Function' }, network],
    [new Error('Supabase is not configured'), 'Authentication service is temporarily unavailable.'],
    [new Error('Invalid email format'), 'Please enter a valid email address.'],
    [undefined, 'An unknown error occurred.'],
    ['', 'An unknown error occurred.'],
    [{}, 'An unknown error occurred.'],
    [{ message: '   ' }, 'An unknown error occurred.'],
    [new Error('The moon is full'), 'The moon is full'],
    [new Error('Failed to fetch users'), 'Failed to fetch users'],
    [{ message: { not: 'text' } }, 'An error occurred. Please try again.'],
    [{ message: 7 }, 'An error occurred. Please try again.'],
    [new Error('[object Object]'), 'An error occurred. Please try again.'],
    [new Error('undefined'), 'An error occurred. Please try again.'],
    [new SyntaxError('Unexpected end of JSON input'), 'An error occurred. Please try again.'],
    [new TypeError("Cannot read properties of null (reading 'id')"), 'An error occurred. Please try again.'],
    [{ name: 'AuthUnknownError', message: 'x is not a function' }, 'An error occurred. Please try again.'],
    [
      { name: 'FunctionsHttpError', message: 'Edge Function returned a non-2xx status code' },
      'An error occurred. Please try again.',
    ],
    [new Error('<html>502</html>'), 'An error occurred. Please try again.'],
    [new SyntaxError('Unexpected token < in JSON at position 0'), 'An error occurred. Please try again.'],
    [{ code: '500' }, 'An error occurred. Please try again.'],
  ])('%o', (error, message) => {
    expect(failureMessage(error)).toBe(message)
  })

  it('leaves a failure unchanged, and keeps its cause', () => {
    const failure = new Failure('No room left.', 'storage')
    expect(toFailure(failure)).toBe(failure)
    const cause = new Error('User already registered')
    expect(toFailure(cause)).toMatchObject({ kind: 'userExists', cause })
  })
})

describe('the kind of a failure', () => {
  const coded = (code: string, message: string) => Object.assign(new Error(message), { code })

  it.each([
    ['email_not_confirmed', 'emailNotConfirmed', /click the verification link/],
    ['invalid_credentials', 'invalidCredentials', /^Invalid email or password/],
    ['user_already_exists', 'userExists', /already exists/],
    ['username_taken', 'usernameTaken', /already taken/],
    ['email_address_invalid', 'other', /valid email address/],
    ['request_timeout', 'network', /^Network connection error/],
  ])('follows the code %s in every language', (code, kind, message) => {
    expect(toFailure(coded(code, 'Das ging nicht'))).toMatchObject({
      kind,
      message: expect.stringMatching(message),
    })
  })

  it.each(['Email not confirmed', 'Invalid login credentials', 'User already registered', 'Please confirm'])(
    'does not follow the text “%s” of an error with another code',
    (message) => {
      expect(toFailure(coded('unexpected_failure', message))).toMatchObject({ kind: 'other', message })
    },
  )

  it.each([
    COMMON_PASSWORD,
    'Password is known to be weak and easy to guess, please choose a different one.',
  ])('of a password that is easy to guess says what to do: %s', (message) => {
    expect(toFailure(coded('weak_password', message)).message).toBe(COMMON_PASSWORD)
  })

  it('of a missing account keeps the text of the service', () => {
    expect(toFailure(coded('user_not_found', 'User not found'))).toMatchObject({
      kind: 'userNotFound',
      message: 'User not found',
    })
  })

  it('follows the text of an error without a code', () => {
    expect(toFailure({ message: 'Please confirm your address', code: '' })).toMatchObject({
      kind: 'emailNotConfirmed',
      message: 'Please confirm your address',
    })
  })
})

describe('an error of our own code', () => {
  it.each([
    new TypeError("Cannot read properties of undefined (reading 'network')"),
    new TypeError('navigator.network is not a function'),
    new ReferenceError('email not confirmed is not defined'),
    new TypeError('Invalid login credentials is not iterable'),
    new RangeError('Maximum call stack size exceeded'),
    new SyntaxError('Unexpected end of JSON input'),
    new URIError('URI malformed'),
    new Error('<html>502</html>'),
    new Error(''),
    { message: { not: 'text' } },
  ])('is not shown to users, and is reported: %o', (error) => {
    const failure = toFailure(error)
    expect(failure.message).toMatch(/^An (?:unknown )?error occurred\./)
    expect(failure.kind).toBe('other')
    expect(reports).toEqual([error])
  })

  it('without any value is reported with the place where it was caught', () => {
    expect(toFailure(undefined).message).toBe('An unknown error occurred.')
    expect(reports).toEqual([expect.any(Failure)])
  })

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('fetch failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('Failed to fetch dynamically imported module: https://orrery.example/assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('error loading dynamically imported module'),
    new DOMException('Aborted', 'AbortError'),
    new NotConfiguredError(),
    new Failure('No room left.', 'storage'),
    Object.assign(new Error('Invalid login credentials'), { status: 400 }),
    { name: 'AuthUnknownError', message: '{}', status: 429 },
  ])('is distinct from an error of the network, a service or our own validation: %o', (error) => {
    toFailure(error)
    expect(reports).toEqual([])
  })

  it.each([
    [new TypeError('x is not a function'), true],
    [new Error('there is no list of projects'), true],
    [new DOMException('No.', 'DataCloneError'), true],
    [undefined, true],
    [new TypeError('Failed to fetch'), false],
    [new Failure('No room left.'), false],
    [new NotConfiguredError(), false],
    [new DOMException('Full.', 'QuotaExceededError'), false],
    [new DOMException('Late.', 'TimeoutError'), false],
  ])('is unexpected when no code handles it: %o %s', (error, unexpected) => {
    expect(isUnexpected(error)).toBe(unexpected)
  })
})
