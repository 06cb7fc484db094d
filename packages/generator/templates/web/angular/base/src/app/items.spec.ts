import { TestBed } from '@angular/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { Items } from './items'

afterEach(() => vi.unstubAllGlobals())

test('a new item is listed first', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/items?limit=20&offset=0': { items: [{ id: '1', title: 'Old', done: false }], total: 1 },
    'POST /api/items': { id: '2', title: 'New', done: false },
  }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) =>
    Response.json(answers[`${method} ${path}`]),
  )
  const items = TestBed.createComponent(Items)
  const page: HTMLElement = items.nativeElement
  const titles = () => [...page.querySelectorAll('li label')].map(({ textContent }) => textContent?.trim())
  await vi.waitFor(() => expect(titles()).toEqual(['Old']))

  const input = page.querySelector('input')
  if (input) input.value = 'New'
  page.querySelector('form')?.dispatchEvent(new Event('submit'))
  await vi.waitFor(() => expect(titles()).toEqual(['New', 'Old']))
})
