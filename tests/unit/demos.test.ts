import { readFileSync } from 'node:fs'
import { RUN } from '@/features/training-demo'
import { describe, expect, it } from 'vitest'

// The figures of the demos agree with each other and with what is said of them.

const page = (name: string) => readFileSync(`public/demos/${name}.html`, 'utf8')
const number = (text: string | undefined) => Number((text ?? '').replace(/[^\d.-]/g, ''))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

describe('the analytics demo', () => {
  const html = page('analytics-dashboard')
  const card = (name: string) => {
    const [, figure, change] =
      new RegExp(
        `<h2 class="muted">${name}</h2><p class="figure">([^<]*)</p><p class="muted">([^<]*)</p>`,
      ).exec(html) ?? []
    return { figure: number(figure), change: number(change) }
  }
  /** Pixels to orders: 200 px is 100, and 1.5 px are one. */
  const orders = (/points="([^"]*)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map((point) => 100 + (200 - number(point.split(',')[1])) / 1.5)
  const last = orders.at(-1) ?? 0
  const before = orders.at(-2) ?? 0

  it('draws whole orders, and describes the first and the last', () => {
    expect(orders).toHaveLength(12)
    for (const value of orders) expect(Number.isInteger(value)).toBe(true)
    expect(html).toContain(`from ${orders[0]} in January to ${last} in December`)
  })

  it('counts the visits of all pages, and their outcomes', () => {
    const visits = all(html, /<td>([\d,]+)<\/td>/g).map(number)
    const { figure, change } = card('Visits')
    expect(figure).toBe(visits.reduce((sum, value) => sum + value, 0))
    expect(card('Orders').figure).toBe(last)
    expect(card('Orders').change).toBe(Math.round((last / before - 1) * 100))
    const conversion = (last / figure) * 100
    expect(card('Conversion').figure).toBe(Number(conversion.toFixed(1)))
    const conversionBefore = (before / (figure / (1 + change / 100))) * 100
    expect(card('Conversion').change).toBe(Number((conversion - conversionBefore).toFixed(1)))
  })
})

describe('the storefront demo', () => {
  it('shows the number and the sum of the items in its basket', () => {
    const html = page('storefront')
    const items = all(html, /<li class="card">([\s\S]*?)<\/li>/g)
    const taken = items.filter((item) => item.includes('In the basket'))
    const sum = taken.reduce((total, item) => total + number(/\$[\d.]+/.exec(item)?.[0]), 0)
    expect(html).toContain(`Basket: ${taken.length} things, $${sum.toFixed(2)}`)
  })
})

describe('the training demo', () => {
  it('has figures that rounding does not change', () => {
    for (const { accuracy, loss } of RUN) {
      expect(loss).toBe(Number(loss.toFixed(2)))
      expect(accuracy * 100).toBeCloseTo(Number((accuracy * 100).toFixed(1)), 9)
    }
  })
})
