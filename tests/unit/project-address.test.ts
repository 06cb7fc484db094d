import { projectAddress, templateWizardAddress } from '@/entities/project/model'
import { createRandom, randomBetween, randomSuffix } from '@/shared/lib/random'
import { describe, expect, it } from 'vitest'

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

const labelOf = (address: string): string => {
  const { hostname, pathname } = new URL(address)
  expect(pathname).toBe('/')
  const [label, ...host] = hostname.split('.')
  expect(host.join('.')).toBe('orrery.example')
  return label ?? ''
}

const PIECES = ['-', '_', ' ', '--', 'a', 'Z', '7', 'xn--', '🚀', 'مرحبا', 'é', 'İ', '\u0000', '.', '/']

/** Names of up to 200 pieces, the same names each time. */
function names(count: number): string[] {
  const random = createRandom(42)
  return Array.from({ length: count }, () =>
    Array.from(
      { length: randomBetween(random, 0, 200) },
      () => PIECES[randomBetween(random, 0, PIECES.length - 1)],
    ).join(''),
  )
}

function expectValid(name: string): void {
  for (const address of [
    templateWizardAddress(name),
    projectAddress(name, randomSuffix(createRandom(1), 6)),
  ]) {
    const label = labelOf(address)
    expect(label).toMatch(LABEL)
    expect(label.length).toBeLessThanOrEqual(63)
  }
  expect(labelOf(projectAddress(name, 'abc123'))).toMatch(/^.+-abc123$/)
  expect(labelOf(templateWizardAddress(name))).toMatch(/^orrery-./)
}

describe('the address of a project is a valid host name (WZA-09, WZB-08)', () => {
  it.each([
    '---',
    '___',
    '- a -',
    '-a',
    'a-',
    '🚀🚀',
    'مشروعي الجديد',
    'xn--abc',
    'x'.repeat(200),
    `${'x'.repeat(49)} ${'y'.repeat(150)}`,
    '   ',
    '',
  ])('of %j', expectValid)

  it('of 2,000 random names', () => {
    for (const name of names(2000)) expectValid(name)
  })

  it('turns spaces to hyphens, in lower case', () => {
    expect(templateWizardAddress(' Night Sky ')).toBe('https://orrery-night-sky.orrery.example')
    expect(projectAddress('Night Sky', 'a1b2c3')).toBe('https://night-sky-a1b2c3.orrery.example')
  })
})
