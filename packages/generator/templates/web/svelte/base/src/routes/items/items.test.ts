import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Items from './+page.svelte'

afterEach(() => vi.unstubAllGlobals())

test('a new item is listed first', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/items?limit=20&offset=0': { items: [{ id: '1', title: 'Old', done: false }], total: 1 },
    'POST /api/items': { id: '2', title: 'New', done: false },
  }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) =>
    Response.json(answers[`${method} ${path}`]),
  )
  render(Items)
  await screen.findByText('Old')

  await fireEvent.input(screen.getByLabelText('New item'), { target: { value: 'New' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Add' }))

  await screen.findByText('2 items')
  const titles = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim())
  expect(titles).toEqual(['New', 'Old'])
})
