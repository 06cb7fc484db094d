import { fireEvent, render, screen } from '@testing-library/vue'
import { afterEach, expect, test, vi } from 'vitest'
import ItemsView from './ItemsView.vue'

afterEach(() => vi.unstubAllGlobals())

test('a new item is listed first', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/items?limit=20&offset=0': { items: [{ id: '1', title: 'Old', done: false }], total: 1 },
    'POST /api/items': { id: '2', title: 'New', done: false },
  }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) =>
    Response.json(answers[`${method} ${path}`]),
  )
  render(ItemsView)
  await screen.findByText('Old')

  await fireEvent.update(screen.getByLabelText('New item'), 'New')
  await fireEvent.click(screen.getByRole('button', { name: 'Add' }))

  await screen.findByText('2 items')
  const titles = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim())
  expect(titles).toEqual(['New', 'Old'])
})
