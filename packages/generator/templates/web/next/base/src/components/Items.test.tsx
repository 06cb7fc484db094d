import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Items } from './Items'

afterEach(() => vi.unstubAllGlobals())

test('a new item is listed first', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: '2', title: 'New', done: false }))
  render(<Items first={{ items: [{ id: '1', title: 'Old', done: false, createdAt: '' }], total: 1 }} />)

  fireEvent.change(screen.getByLabelText('New item'), { target: { value: 'New' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))

  await screen.findByText('2 items')
  const titles = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(titles).toEqual(['New', 'Old'])
})
