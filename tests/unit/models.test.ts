import { fieldErrors, isEmail } from '@/shared/lib/form'
import { isUsername, PASSWORD_RULES } from '@/entities/profile/model'
import {
  creationStages,
  DEFAULT_PROJECT_CONFIG,
  estimatedSetupMinutes,
  projectDetailsSchema,
  projectAddress,
  SAMPLE_PROJECTS,
} from '@/entities/project/model'
import { createRandom, randomBetween, randomSuffix } from '@/shared/lib/random'
import { describe, expect, it } from 'vitest'

describe('a project', () => {
  it.each([
    [6, 'development', 5],
    [6, 'production', 8],
    [0, 'staging', 2],
    [0, 'production', 3],
    [1, 'development', 3],
    [3, 'production', 5],
  ] as const)(
    'with %i features for %s is estimated at %i minutes (WZB-03)',
    (count, environment, minutes) => {
      const names = Object.keys(DEFAULT_PROJECT_CONFIG.features)
      const features = Object.fromEntries(names.map((name, index) => [name, index < count]))
      expect(
        estimatedSetupMinutes({ features: features as typeof DEFAULT_PROJECT_CONFIG.features, environment }),
      ).toBe(minutes)
    },
  )

  it('is created in twelve stages (WZB-04)', () =>
    expect(creationStages(DEFAULT_PROJECT_CONFIG)).toHaveLength(12))

  it('has an address on a host that never answers (WZB-08)', () => {
    expect(projectAddress('  Night  Sky_2 ', 'abc123')).toBe('https://night-sky-2-abc123.orrery.example')
    expect(projectAddress('***', 'abc123')).toBe('https://project-abc123.orrery.example')
  })

  it.each([
    ['', 'Project name is required'],
    ['  ', 'Project name is required'],
    ['ab', 'Project name must be at least 3 characters'],
    ['a/b', 'Project name can only contain letters, numbers, spaces, hyphens, and underscores'],
  ])('cannot be named %j (WZB-09)', (name, message) =>
    expect(fieldErrors(projectDetailsSchema, { name, description: '' })).toEqual([
      { field: 'name', message },
    ]),
  )

  it('has a description of at most 500 characters (WZB-09)', () => {
    expect(fieldErrors(projectDetailsSchema, { name: 'abc', description: 'x'.repeat(500) })).toEqual([])
    expect(fieldErrors(projectDetailsSchema, { name: 'abc', description: 'x'.repeat(501) })[0]?.message).toBe(
      'Description must be less than 500 characters',
    )
  })

  it('comes with two samples', () => expect(SAMPLE_PROJECTS).toHaveLength(2))
})

describe('an account', () => {
  it('has an email address without spaces, and a username of 3 to 20 letters, numbers or underscores', () => {
    expect(['a@b.co', 'x.y+z@d.example'].every(isEmail)).toBe(true)
    expect(['a@b', 'a b@c.de', '@b.co', 'a@@b.co'].some(isEmail)).toBe(false)
    expect(['abc', 'A_9', 'x'.repeat(20)].every(isUsername)).toBe(true)
    expect(['ab', 'x'.repeat(21), 'a-b', 'ä__'].some(isUsername)).toBe(false)
  })

  it('has a password that follows five rules', () => {
    const met = (password: string) => PASSWORD_RULES.filter((rule) => rule.test(password)).map(({ id }) => id)
    expect(met('')).toEqual([])
    expect(met('abcdefgh')).toEqual(['length', 'lower'])
    expect(met('Abc1!')).toEqual(['upper', 'lower', 'digit', 'special'])
  })
})

describe('the random generator', () => {
  it('returns the same numbers for the same seed, within its bounds', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return Array.from({ length: 200 }, () => randomBetween(random, 500, 2000))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    expect(Math.min(...draw(3))).toBeGreaterThanOrEqual(500)
    expect(Math.max(...draw(3))).toBeLessThanOrEqual(2000)
    expect(randomSuffix(createRandom(5), 6)).toMatch(/^[a-z0-9]{6}$/)
  })
})
