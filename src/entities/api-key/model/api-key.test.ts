import { expect, it } from 'vitest'
import { keyNameError } from './api-key'

it('a new key has a unique name, ignoring case and surrounding spaces (API-03)', () => {
  const keys = [{ name: 'Local development' }]
  expect(keyNameError(' local Development ', keys)).toBe(
    'A key called “local Development” already exists. Choose another name.',
  )
  expect(keyNameError('Local', keys)).toBeNull()
})
