import { describe, expect, it } from 'vitest'
import { check } from '../check/check'
import { leftOut, propose } from '../check/propose'
import type { SplitBy, TaskKind } from '../types'
import { category, mixed, normals, number, table, task } from './kit'

describe('warnings', () => {
  const normal = normals(1)
  const rows = 400
  const y = category(
    'y',
    Array.from({ length: rows }, (_, row) => (row % 2 ? 'yes' : 'no')),
  )
  const fine = number('fine', Array.from({ length: rows }, normal))
  const codes = (...columns: Parameters<typeof table>) => {
    const of = table(fine, ...columns, y)
    return check(of, task(of, 'binary', { features: [...task(of, 'binary').features] })).map(
      ({ code, column }) => [code, column],
    )
  }

  it('nothing is said of sound data', () => expect(codes()).toEqual([]))

  it('a column that alone predicts the target, in numbers or in words', () => {
    const outcome = number(
      'outcome',
      Array.from({ length: rows }, (_, row) => (row % 2) + normal() / 100),
    )
    const word = category(
      'word',
      Array.from({ length: rows }, (_, row) => (row % 2 ? 'paid' : 'open')),
    )
    expect(codes(outcome, word)).toEqual([
      ['leak', 'outcome'],
      ['leak', 'word'],
    ])
  })

  it('the target among the features is left out', () => {
    const of = table(fine, y)
    const warnings = check(of, task(of, 'binary', { features: ['fine', 'y'] }))
    expect(warnings.map(({ text }) => text).join()).toContain('“y” is what is predicted')
    expect(leftOut(warnings)).toEqual(['y'])
  })

  it('identifiers, constants, empty columns and too many categories', () => {
    const found = codes(
      number(
        'id',
        Array.from({ length: rows }, (_, row) => row + 1),
      ),
      category(
        'key',
        Array.from({ length: rows }, (_, row) => `k${row}`),
      ),
      number('same', Array<number>(rows).fill(3)),
      number('empty', Array<number>(rows).fill(NaN)),
    )
    expect(found).toEqual([
      ['identifier', 'id'],
      ['identifier', 'key'],
      ['all-missing', 'empty'],
      ['constant', 'same'],
    ])
    const many = table(
      number('x', Array.from({ length: 3000 }, normal)),
      category(
        'c',
        Array.from({ length: 3000 }, (_, row) => `c${row % 1500}`),
      ),
      number('y', Array.from({ length: 3000 }, normal)),
    )
    expect(check(many, task(many, 'regression')).map(({ code }) => code)).toEqual(['many-categories'])
  })

  it('few rows, rare classes, repeated rows and rows without a target', () => {
    const half = number(
      'half',
      Array.from({ length: rows }, (_, row) => Math.floor(row / 4)),
    )
    const rare = category(
      'y',
      Array.from({ length: rows }, (_, row) => (row % 50 === 0 ? 'rare' : row === 1 ? null : 'usual')),
    )
    const of = table(half, rare)
    expect(check(of, task(of, 'binary')).map(({ code }) => code)).toEqual([
      'duplicates',
      'imbalance',
      'missing-target',
    ])
    const small = table(
      number('x', Array.from({ length: 50 }, normal)),
      number('y', Array.from({ length: 50 }, normal)),
    )
    expect(check(small, task(small, 'regression')).map(({ code }) => code)).toEqual(['few-rows'])
  })

  const range = Array.from({ length: rows }, (_, row) => row)
  const textsOf = (of: ReturnType<typeof table>, split: SplitBy, kind: TaskKind = 'binary') =>
    check(of, task(of, kind, { split })).map(({ text }) => text)

  it('copies count where the split has them on both sides, and only there', () => {
    // Each customer has four equal rows.
    const customer = category(
      'customer',
      range.map((row) => `c${row % 100}`),
    )
    const spent = number(
      'spent',
      range.map((row) => (((row % 100) * 37) % 101) + 0.5),
    )
    const bought = category(
      'y',
      range.map((row) => (((row % 100) * 13) % 7 < 3 ? 'yes' : 'no')),
    )
    const of = table(customer, spent, bought)
    expect(textsOf(of, { by: 'random' }).join()).toContain(
      '79 of 79 rows that are kept apart are copies of rows',
    )
    expect(textsOf(of, { by: 'group', column: 'customer' })).toEqual([])
  })

  it('a column that names groups gives the target away at random, not where whole groups are kept apart', () => {
    const customer = range.map((row) => row % 40)
    const of = table(
      fine,
      category(
        'name',
        customer.map((at) => `n${at}`),
      ),
      category(
        'customer',
        customer.map((at) => `c${at}`),
      ),
      category(
        'y',
        customer.map((at) => ((at * 13) % 7 < 3 ? 'yes' : 'no')),
      ),
    )
    expect(textsOf(of, { by: 'random' }).filter((text) => text.includes('almost perfectly'))).toHaveLength(2)
    expect(textsOf(of, { by: 'group', column: 'customer' })).toEqual([])
  })

  it('groups that are few, of very different sizes, missing, or as many as the rows', () => {
    const by = { by: 'group', column: 'group' } as const
    const grouped = (group: (row: number) => string | null) =>
      textsOf(table(fine, category('group', range.map(group)), y), by)
    expect(grouped((row) => `g${row % 6}`)).toEqual([
      expect.stringContaining('only 6 groups, and 2 of them are kept apart'),
    ])
    expect(grouped((row) => (row < 340 ? 'large' : `g${row}`)).join()).toContain(
      '4% of the rows are kept apart',
    )
    expect(grouped((row) => (row < 30 ? null : `g${row % 50}`))).toEqual([
      '30 rows without a “group” count as one group.',
    ])
    expect(grouped((row) => `g${row}`).join()).toContain('the same as a split at random')
    expect(() => grouped((row) => `g${row % 4}`)).toThrow('There are fewer than five groups')
  })

  it('times that are missing, the same on both sides, or at which only one class is left', () => {
    const by = { by: 'time', column: 'year' } as const
    const years = number(
      'year',
      range.map((row) => (row < 4 ? NaN : 2000 + Math.floor(row / 100))),
    )
    expect(textsOf(table(fine, years, y), by)).toEqual([
      '4 rows have no value in “year” and count as the oldest.',
      expect.stringContaining('have the same “year” as rows to learn from'),
    ])
    const minutes = number(
      'year',
      range.map((row) => row * 1.5),
    )
    const late = category(
      'y',
      range.map((row) => (row > 300 ? 'new' : row % 2 ? 'yes' : 'no')),
    )
    expect(textsOf(table(fine, minutes, late), by, 'multiclass').join()).toContain(
      'All rows that are kept apart are “new”',
    )
    const fresh = category(
      'y',
      range.map((row) => (row > 380 ? 'new' : row % 2 ? 'yes' : 'no')),
    )
    expect(textsOf(table(fine, minutes, fresh), by, 'multiclass').join()).toContain(
      '“new” is only among the rows',
    )
  })

  it('proposes a target by its name, else the last column, and its kind', () => {
    expect(propose(mixed(100, 'binary'))).toEqual({ target: 'y', kind: 'binary' })
    expect(propose(table(number('price', [1.5, 2.5, 3]), category('c', ['a', 'b', 'c'])))).toEqual({
      target: 'price',
      kind: 'regression',
    })
    expect(propose(table(number('one', [1, 1])))).toBeNull()
  })
})
