import { describe, expect, it } from 'vitest'
import { shellHere } from './system'

describe('the shell of this system', () => {
  it.each([
    ['Win32', 'powershell'],
    ['Windows', 'powershell'],
    ['MacIntel', 'posix'],
    ['Linux x86_64', 'posix'],
    ['Darwin', 'posix'],
    ['', 'posix'],
  ])('%s', (platform, shell) => expect(shellHere(platform)).toBe(shell))
})
